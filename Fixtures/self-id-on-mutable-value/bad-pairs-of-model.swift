import SwiftUI

struct Exercise: Hashable {
  var name: String
  var reps: Int
}

final class Workout: ObservableObject {
  @Published var exercises = [Exercise(name: "Squat", reps: 5)]
  func add(at i: Int) { exercises[i].reps += 1 }  // note: the element is changed here
}

struct WorkoutEditor: View {
  @StateObject private var workout = Workout()
  var body: some View {
    List {
      ForEach(Array(zip(workout.exercises.indices, workout.exercises)), id: \.1) { index, exercise in
        //                                                                  ^~~ expect: warning: `id: \.1` identifies rows by whole elements: setting `exercises[i].reps` replaces the row instead of updating it, which resets `@State isExpanded` of `ExerciseRow` // help: identify the rows by a key of `Exercise` that no edit changes, such as a stored `id`
        ExerciseRow(exercise: exercise) { workout.add(at: index) }
      }
    }
  }
}

struct ExerciseRow: View {
  let exercise: Exercise
  let more: () -> Void
  @State private var isExpanded = false
  var body: some View {
    DisclosureGroup(exercise.name, isExpanded: $isExpanded) { Button("\(exercise.reps)", action: more) }
  }
}
