import SwiftUI

/*
 sameview: expensive
*/
func ranking() -> [String] { [] }

// SameView: expensive - it asks every peer
func peers() -> [String] { [] }

func first() -> Int { 1 }  // sameview: expensive
func second() -> Int { 2 }

struct Scores {
  // sameview: expensive
  subscript(name: String) -> Int { name.count }
}

struct Board: View {
  let scores: Scores
  var body: some View {
    Text(ranking().joined())  // expect: `ranking()`
    Text(peers().joined())  // expect: `peers()`
    Text("\(first() + second())")
    Text("\(scores["me"])")  // expect: `subscript`
  }
}
