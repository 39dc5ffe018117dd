# sameview in a small image: docker build -t sameview . && docker run --rm -v "$PWD:/work" sameview
FROM swift:6.2-bookworm AS build
WORKDIR /source
# What the manifest names must be there, tests included.
COPY Package.swift ./
COPY Sources Sources
COPY Rules Rules
COPY Plugins Plugins
COPY Tests Tests
COPY Scripts Scripts
RUN Scripts/build-release.sh /out/sameview

# The same system, so that its glibc and C++ library are at least as new.
FROM debian:bookworm-slim
# git tells what has changed; without it --since and --staged have nothing to go by.
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get install --yes --no-install-recommends git libstdc++6 \
  && rm -rf /var/lib/apt/lists/* \
  && git config --system --add safe.directory '*'
COPY --from=build /out/sameview /usr/local/bin/sameview
LABEL org.opencontainers.image.source="https://github.com/sameview/sameview"
LABEL org.opencontainers.image.version="0.1.0"
LABEL org.opencontainers.image.licenses="MIT"
# Runs as root, because any user may own the folders of CI servers and `-v`; `--user` chooses another user.
WORKDIR /work
ENTRYPOINT ["sameview"]
