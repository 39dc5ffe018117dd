import SwiftUI

func query(_ folder: String) -> [String] { [folder] }
func search(_ folder: String) async -> [String] { [folder] }

/// Asks before it stores the result.
struct Asking: View {
  let folder: String
  @State private var rows: [String] = []
  var body: some View {
    List(rows, id: \.self) { Text($0) }
      .task(id: folder) {
        let current = folder
        let found = await Task.detached { query(current) }.value
        guard !Task.isCancelled else { return }
        rows = found
      }
  }
}

struct Throwing: View {
  let folder: String
  @State private var rows: [String] = []
  var body: some View {
    List(rows, id: \.self) { Text($0) }
      .task(id: folder) {
        let current = folder
        let found = await Task.detached { query(current) }.value
        do {
          try Task.checkCancellation()
          rows = found
        } catch {}
      }
  }
}

/// Cancels the work.
struct Cancelling: View {
  let folder: String
  @State private var rows: [String] = []
  var body: some View {
    List(rows, id: \.self) { Text($0) }
      .task(id: folder) {
        let current = folder
        let work = Task.detached { query(current) }
        rows = await withTaskCancellationHandler {
          await work.value
        } onCancel: {
          work.cancel()
        }
      }
  }
}

/// `.task` cancels what is not detached, and the folder stays.
struct Structured: View {
  let folder: String
  @State private var rows: [String] = []
  var body: some View {
    List(rows, id: \.self) { Text($0) }
      .task(id: folder) { rows = await search(folder) }
  }
}

struct Fixed: View {
  let folder: String
  @State private var rows: [String] = []
  var body: some View {
    List(rows, id: \.self) { Text($0) }
      .task(id: folder) {
        let current = folder
        rows = await Task.detached { query(current) }.value
      }
  }
}

struct Folders: View {
  @State private var folder = "a"
  var body: some View {
    Asking(folder: folder)
    Throwing(folder: folder)
    Cancelling(folder: folder)
    Structured(folder: folder)
    Fixed(folder: "inbox")
    Button("Next") { folder += "x" }
  }
}
