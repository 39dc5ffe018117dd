import ArgumentParser
@main struct SameView: ParsableCommand { }
