// As much of WidgetKit as the entries of a timeline need.

import Foundation

public protocol TimelineEntry {
  var date: Date { get }
}
