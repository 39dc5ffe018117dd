# The daily commands. CONTRIBUTING.md says what each is for.

.PHONY: build test test-rule check-fixtures tree lint format bless rule growth ci

build: ## the command, optimized
	swift build -c release --product sameview

test: ## all tests
	swift test

test-rule: ## the texts, examples and fixtures of one rule: make test-rule ID=index-as-id
	@test -n "$(ID)" || { echo "test-rule: the id of a rule is missing, as in: make test-rule ID=index-as-id" >&2; exit 1; }
	@test -d "Fixtures/$(ID)" || { echo "test-rule: there is no folder Fixtures/$(ID)" >&2; exit 1; }
	@SAMEVIEW_RULE=$(ID) swift test --quiet --disable-xctest \
	  --filter 'RulesTests\.(CatalogueTests|FixtureTests)/|LanguageTests\.(LanguageTests|HouseTests)/'

check-fixtures: ## whether the fixtures of one rule compile: make check-fixtures ID=index-as-id
	@Scripts/check-fixtures "$(ID)"

# In a folder of its own. In this one, names would mean the declarations of Conformance/Types and of other fixtures.
tree: ## the view trees of a fixture: make tree FIXTURE=Fixtures/index-as-id/bad.swift
	@test -n "$(FIXTURE)" || { echo "tree: a fixture is missing, as in: make tree FIXTURE=Fixtures/index-as-id/bad.swift" >&2; exit 1; }
	@test -e "$(FIXTURE)" || { echo "tree: there is no fixture '$(FIXTURE)'" >&2; exit 1; }
	@swift build --product sameview >&2
	@folder=$$(mktemp -d) && cp -R "$(FIXTURE)" "$$folder" && cd "$$folder" \
	  && "$(CURDIR)/.build/debug/sameview" tree . $(ARGUMENTS); status=$$?; rm -rf "$$folder"; exit $$status

lint: build ## the showcase
	.build/release/sameview Fixtures/showcase

format: ## all Swift code, as .swift-format says
	swift format format -i -r -p Sources Rules Tests Fuzzing/Sources Plugins Packaging Package.swift

bless: ## pages, schema and goldens
	Scripts/bless

rule: ## a new rule: make rule ID=row-without-id GROUP=identity
	Scripts/new-rule $(ID) $(GROUP)

growth: build ## how work grows with the size of a file; needs valgrind
	strip -o .build/sameview-stripped .build/release/sameview
	Benchmarks/growth/measure.py --watched --bytes 5000 --binary .build/sameview-stripped

ci: ## what a change must pass
	.ci/run
