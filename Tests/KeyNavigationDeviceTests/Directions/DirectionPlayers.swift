import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import SimulatedDevice
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

/// Something that answers arrow keys among the rectangles of a case.
@MainActor
protocol DirectionPlayer: AnyObject {
    static var name: String { get }
    init(_ example: DirectionCase)
    /// The name of the rectangle with focus.
    var focused: String? { get }
    /// Moves focus without a key, which begins a new history.
    func focus(_ name: String)
    func press(_ arrow: ArrowDirection)
}

extension DirectionPlayer {
    /// Plays a case, and returns the name that has focus after each step; `nil` if it stays.
    static func play(_ example: DirectionCase) -> [String?] {
        let player = Self(example)
        var results: [String?] = []
        for step in example.steps {
            let before = player.focused
            if !example.isRun || before != step.start { player.focus(step.start) }
            guard player.focused == step.start else {
                results.append("no start")
                continue
            }
            player.press(step.arrow)
            let after = player.focused
            results.append(after == step.start ? nil : after ?? "no focus")
        }
        return results
    }
}

extension FocusScreen {
    /// Adds a view for each rectangle.
    ///
    /// Smaller ones are in front. An empty one is as large as a point until it has focus, because
    /// an empty view can't be focused.
    fileprivate func add(_ example: DirectionCase) {
        let frames = example.frames
        func area(_ name: String) -> CGFloat { frames[name].map { $0.width * $0.height } ?? 0 }
        let names = example.names.enumerated().sorted {
            (-area($0.element), $0.offset) < (-area($1.element), $1.offset)
        }
        for name in names.map(\.element) {
            let card = add(name, frames[name] ?? .zero)
            if card.frame.isEmpty { card.frame.size = CGSize(width: 1, height: 1) }
        }
    }
}

/// A focus navigator among real views.
@MainActor
final class NavigatorPlayer: DirectionPlayer {
    static let name = "navigator"
    private let device = SimulatedDevice.tablet()
    private let screen = FocusScreen()
    private let example: DirectionCase
    /// The name of the rectangle that was made empty, and with that has lost focus.
    private var emptied: String?

    init(_ example: DirectionCase) {
        self.example = example
        device.show(screen)
        screen.add(example)
        screen.focus.focusPreference = .library
        screen.becomeFirstResponder()
    }

    var focused: String? { screen.focused ?? emptied }

    func focus(_ name: String) {
        guard let view = screen.things[name] else { return }
        screen.focus.focus(view)
        guard example.frames[name]?.isEmpty ?? false else { return }
        view.frame.size = .zero
        emptied = name
    }

    func press(_ arrow: ArrowDirection) { device.press(arrow.input) }
}

/// The system's focus engine, as the stand-in has it, among real views.
@MainActor
class EnginePlayer: DirectionPlayer {
    class var name: String { "engine" }
    /// The search of the engine.
    class var search: UIKitBehavior.FocusSearch { .beamFirst }
    private let device = SimulatedDevice.tablet()
    private let screen = FocusScreen()

    required init(_ example: DirectionCase) {
        device.behavior.focusSearch = Self.search
        screen.loadViewIfNeeded()
        screen.add(example)
        device.show(screen)
        // The first key shows where focus is.
        device.press("\t")
    }

    private var system: UIFocusSystem? { UIFocusSystem(for: screen.view) }

    var focused: String? { screen.name(of: system?.focusedItem) }

    func focus(_ name: String) {
        guard let view = screen.things[name] else { return }
        system?.requestFocusUpdate(to: view)
        system?.updateFocusIfNeeded()
    }

    func press(_ arrow: ArrowDirection) { device.press(arrow.input) }
}

/// The engine as it would be if it searched like other systems.
final class NearestLinePlayer: EnginePlayer {
    override class var name: String { "engine, nearestLine" }
    override class var search: UIKitBehavior.FocusSearch { .nearestLine }
}

/// A collection navigator among real cells.
@MainActor
final class GridPlayer: DirectionPlayer {
    static let name = "grid"
    private let device = SimulatedDevice.tablet()
    private let screen: TestGrid
    private let names: [String]

    init(_ example: DirectionCase) {
        names = example.names
        let frames = example.frames
        screen = TestGrid(frames: names.map { frames[$0] ?? .zero })
        screen.show(on: device)
    }

    var focused: String? { screen.navigator.indexPathForFocusedItem.map { names[$0.item] } }

    func focus(_ name: String) {
        screen.navigator.focus(names.firstIndex(of: name).map { IndexPath(item: $0, section: 0) })
    }

    func press(_ arrow: ArrowDirection) { device.press(arrow.input) }
}
