import CoreData
import SwiftUI

final class Memo: NSManagedObject { var text = "" }

/// The view that shows the rows fetches, once.
struct MemoList: View {
  @FetchRequest(sortDescriptors: []) private var memos: FetchedResults<Memo>
  var body: some View {
    List(memos, id: \.self) { memo in
      MemoRow(text: memo.text)
    }
  }
}

struct MemoRow: View {
  let text: String
  // Cheap to read.
  @AppStorage("size") private var size = 12.0
  var body: some View { Text(text).font(.system(size: size)) }
}

enum Page: CaseIterable { case day, week }

/// A fixed set of pages, and what a row presents.
struct Pages: View {
  @State private var shown: Int?
  var body: some View {
    ForEach(Page.allCases, id: \.self) { _ in MemoPage() }
    ForEach([1, 2, 3], id: \.self) { i in
      MemoPage()
      Text("\(i)").sheet(isPresented: .constant(false)) { MemoSheet() }
    }
    MemoSheet()
  }
}

struct MemoPage: View {
  @FetchRequest(sortDescriptors: []) private var memos: FetchedResults<Memo>
  var body: some View { Text("\(memos.count)") }
}

struct MemoSheet: View {
  @FetchRequest(sortDescriptors: []) private var memos: FetchedResults<Memo>
  var body: some View { Text("\(memos.count)") }
}

struct Deep: View {
  let days: [Int]
  var body: some View {
    List(days, id: \.self) { day in
      Text("\(day)").sheet(isPresented: .constant(false)) { MemoSheet() }
    }
  }
}
