# The formula of a tap: Formula/sameview.rb in the repository @OWNER@/homebrew-tap.
class Sameview < Formula
  desc "Static analyzer for SwiftUI that finds lost state, identity and repeated work"
  homepage "https://github.com/@OWNER@/sameview"
  version "@VERSION@"
  license "MIT"

  on_macos do
    depends_on macos: :sequoia

    on_arm do
      url "https://github.com/@OWNER@/sameview/releases/download/@VERSION@/sameview-@VERSION@-macos-arm64.tar.gz"
      sha256 "@SHA256 sameview-@VERSION@-macos-arm64.tar.gz@"
    end
    on_intel do
      url "https://github.com/@OWNER@/sameview/releases/download/@VERSION@/sameview-@VERSION@-macos-x86_64.tar.gz"
      sha256 "@SHA256 sameview-@VERSION@-macos-x86_64.tar.gz@"
    end
  end

  on_linux do
    on_arm do
      url "https://github.com/@OWNER@/sameview/releases/download/@VERSION@/sameview-@VERSION@-linux-arm64.tar.gz"
      sha256 "@SHA256 sameview-@VERSION@-linux-arm64.tar.gz@"
    end
    on_intel do
      url "https://github.com/@OWNER@/sameview/releases/download/@VERSION@/sameview-@VERSION@-linux-x86_64.tar.gz"
      sha256 "@SHA256 sameview-@VERSION@-linux-x86_64.tar.gz@"
    end
  end

  def install
    bin.install "bin/sameview"
    man1.install "share/man/man1/sameview.1"
    bash_completion.install "share/bash-completion/completions/sameview"
    zsh_completion.install "share/zsh/site-functions/_sameview"
    fish_completion.install "share/fish/vendor_completions.d/sameview.fish"
  end

  test do
    assert_equal version.to_s, shell_output("#{bin}/sameview --version").strip
    (testpath/"Rows.swift").write <<~SWIFT
      import SwiftUI
      struct Rows: View {
        @State private var text = ""
        var body: some View { TextField("a", text: $text).id(UUID()) }
      }
    SWIFT
    assert_match "unstable-inline-id", shell_output("#{bin}/sameview Rows.swift", 1)
  end
end
