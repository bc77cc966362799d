import Foundation

/// Descriptions of focus.
@MainActor
final class FocusReport: NSObject, UIFocusDebuggerOutput {
    private nonisolated let text: String

    init(_ text: String) {
        self.text = text
        super.init()
    }

    nonisolated override var description: String { text }

    static func name(of environment: any UIFocusEnvironment) -> String {
        let type = "\(type(of: environment))"
        guard let view = environment as? UIView, let label = view.accessibilityLabel else {
            return type
        }
        return "\(type) “\(label)”"
    }

    /// Returns one line for each group and item; the primary item has a star.
    static func groups(in environment: any UIFocusEnvironment, _ search: FocusSearch) -> String {
        let known = search.survey.candidates.filter { environment.contains($0.item) }
        let lines = search.tree.groups.flatMap { group in
            let indent = String(repeating: "  ", count: group.depth)
            let items = group.items.compactMap { entry in
                known.first { ObjectIdentifier($0.item) == entry.id }.map {
                    "\(indent)  \(entry.id == group.primary?.id ? "*" : "-") \(name(of: $0.item))"
                }
            }
            return ["\(indent)\(group.identifier)"] + items
        }
        return lines.joined(separator: "\n")
    }
}

/// The reasons why an item can't be focused.
enum FocusObstacle: Equatable {
    case noWindow, noSystem, refuses, hidden, transparent, untouchable, empty, covered, outOfReach

    @MainActor
    static func all(for item: any UIFocusItem) -> [FocusObstacle] {
        guard let view = item.nearestView, view.window != nil else { return [.noWindow] }
        guard let search = UIFocusSystem.system(of: item)?.search else { return [.noSystem] }
        let path = Array(sequence(first: view, next: \.superview))
        let checks: [(FocusObstacle, Bool)] = [
            (.refuses, !item.canBecomeFocused),
            (.hidden, path.contains(where: \.isHidden)),
            (.transparent, path.contains { $0.alpha <= 0.01 }),
            (.untouchable, path.contains { !$0.isUserInteractionEnabled }),
            (.empty, item.frame.isEmpty),
            (.covered, search.survey.hidden.contains(ObjectIdentifier(item))),
        ]
        let found = checks.filter(\.1).map(\.0)
        guard found.isEmpty else { return found }
        return search.survey.candidate(for: item) == nil ? [.outOfReach] : []
    }

    var words: String {
        switch self {
        case .noWindow: "It is in no window."
        case .noSystem: "There is no focus system on this device, or no hardware keyboard."
        case .refuses: "It returns false from canBecomeFocused."
        case .hidden: "It, or something it is in, is hidden."
        case .transparent: "It, or something it is in, is transparent."
        case .untouchable: "User interaction is off for it or for something it is in."
        case .empty: "Its frame is empty."
        case .covered: "Something else in front of it covers it completely."
        case .outOfReach: "It is behind something presented, or not in the key window."
        }
    }
}
