import Foundation

extension UIBarButtonItem {
    public typealias Style = UIBarButtonItemStyle

    /// Items that the system names or draws.
    public typealias SystemItem = UIBarButtonSystemItem
}

extension UIBarButtonItem.SystemItem {
    var title: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        default: nil
        }
    }

    var symbolName: String? {
        switch self {
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop, .close: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        default: nil
        }
    }

    // UIKit draws "Done" and "Save" in the prominent style (assumed: A71).
    var style: UIBarButtonItem.Style {
        self == .done || self == .save ? .done : .plain
    }
}
