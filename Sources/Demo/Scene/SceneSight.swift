import CoreGraphics
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// The visible state of a scene: the input that is edited, how it is kept in sight, and whether it
/// is.
@MainActor
struct SceneSight {
    let what: String
    let way: String
    /// Whether the input, or the line with the caret of a text view, can be seen.
    let isInSight: Bool

    init(_ assistant: SceneKeyboardAssistant?, on device: SimulatedDevice) {
        let input = device.window.editedInput
        what = input.map(\.sceneName) ?? "nothing"
        way = assistant?.assistance.map(Self.words) ?? "–"
        isInSight = input.map { device.sight(ofEdited: $0) == .whole } ?? true
    }

    private static func words(_ assistance: SceneKeyboardAssistant.Assistance) -> String {
        switch assistance {
        case .scrollView(let scrollView):
            switch scrollView {
            case is UITableView: "its table scrolls"
            case is UITextView: "the text view scrolls"
            default: "its scroll view scrolls"
            }
        case .additionalSafeArea: "the sheet's safe area grows"
        case .leftAlone(let reason): "left alone: \(reason)"
        }
    }

    // MARK: Lines

    static var heading: String { columns("step", "what is edited", "how it is kept in sight") }

    func line(after step: String) -> String {
        Self.columns(step, what, way) + (isInSight ? "" : "  OUT OF SIGHT")
    }

    private static func columns(_ step: String, _ what: String, _ way: String) -> String {
        "  " + padded(step, 28) + padded(what, 28) + way
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }
}

extension UIView {
    /// The name of this input: that of its screen, its row if it is in one, and its own.
    var sceneName: String {
        let name = shortName
        let around = sequence(first: self as UIResponder, next: \.next)
        let screen = around.lazy.compactMap { $0 as? UIViewController }.first?.title ?? "?"
        let cell = around.lazy.compactMap { $0 as? UITableViewCell }.first
        let table = around.lazy.compactMap { $0 as? UITableView }.first
        let row = cell.flatMap { table?.indexPath(for: $0) }
        return "\(screen): " + (row.map { "\($0.section + 1).\($0.row + 1) " } ?? "") + name
    }
}
