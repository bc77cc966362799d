import CoreGraphics
import Example
import KeyNavigation
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// The order on a device, walked field by field.
@MainActor
final class OrderStage {
    let device: SimulatedDevice
    let screen = OrderViewController()
    private let scenes: Scenes
    private let camera: FilmCamera?
    /// The number of times a field was out of sight, or something was not as it should be.
    private(set) var failures = 0
    private var hides = 0
    private var listening: ObservationToken?
    private let observer = KeyboardObserver()

    /// - Parameter title: The title of a film; without one, none is made.
    init(
        _ device: SimulatedDevice, in scenes: Scenes, saying what: String,
        filmedAs title: String? = nil
    ) {
        self.device = device
        self.scenes = scenes
        scenes.tell("\n\(what)\n")
        scenes.tell(ListLine.heading(of: "what is typed in"))
        device.show(UINavigationController(rootViewController: screen))
        device.settle()
        camera = title.flatMap { scenes.film($0, on: device, isSteady: true) }
        camera?.cut("the order appears", of: [screen.assistant].compactMap(\.self))
        observer.start(in: screen.view.window)
        listening = observer.observe { [weak self] event in
            if event == .stateChanged(.willHide) { self?.hides += 1 }
        }
    }

    /// Does something, and prints a line about what it led to.
    func step(_ name: String, _ action: () throws -> Void) rethrows {
        try action()
        device.settle()
        let sight = sight
        if !sight.isInSight { failures += 1 }
        scenes.tell(ListLine.text(name, sight.what, sight.offset, sight.isInSight))
        camera?.cut(name, of: [screen.assistant].compactMap(\.self))
    }

    /// Does it once for each row, and expects a field of the row to be the one that is typed in.
    func walk(
        to rows: some Sequence<IndexPath>, by way: Way,
        doing visit: (IndexPath) throws -> Void = { _ in }
    ) throws {
        for row in rows {
            try step(way.name(from: screen.navigator.focusedItem)) { try way.go(self) }
            expect(sight.row == row, "\(row.section + 1).\(row.row + 1) is next")
            try visit(row)
        }
    }

    /// Expects that the keyboard has not gone and come back since the screen appeared.
    func expectSteadyKeyboard() {
        expect(hides == 0, "the keyboard stays")
    }

    func expect(_ isTrue: Bool, _ what: String) {
        guard !isTrue else { return }
        failures += 1
        scenes.tell("  FAILED: \(what)")
        camera?.report("not so: \(what)")
    }

    func picture(_ name: String) throws { try scenes.draw(device.picture(), name) }

    // MARK: What is there

    var sight: OrderSight { OrderSight(screen, on: device) }

    var bar: DefaultNavigationView {
        get throws {
            guard let bar = screen.navigator.defaultController else { throw Missing.bar }
            return bar
        }
    }

    func cell<Cell: UITableViewCell>(of row: OrderRow) throws -> Cell {
        guard let indexPath = screen.form.indexPath(of: row),
            let cell = screen.tableView.cellForRow(at: indexPath) as? Cell
        else { throw Missing.row }
        return cell
    }

    private enum Missing: Error, CustomStringConvertible {
        case bar, row

        var description: String {
            switch self {
            case .bar: "the order's navigator has no bar"
            case .row: "the order does not show a row"
            }
        }
    }
}

extension OrderStage {
    /// A way to go from field to field.
    enum Way {
        case next, previous
        /// Return where the keyboard has it and moves on, and else Next.
        case returnKey
        case tab, backTab

        @MainActor
        func name(from input: UIView?) -> String {
            switch self {
            case .next: "Next"
            case .previous: "Previous"
            case .returnKey: input.map(\.hasReturn) == true ? "↩" : "Next"
            case .tab: "⇥"
            case .backTab: "⇧⇥"
            }
        }

        @MainActor
        fileprivate func go(_ stage: OrderStage) throws {
            switch self {
            case .next: try stage.device.tap(stage.bar.btNext)
            case .previous: try stage.device.tap(stage.bar.btPrev)
            case .returnKey where stage.screen.navigator.focusedItem.map(\.hasReturn) == true:
                stage.device.type("\n")
            case .returnKey: try stage.device.tap(stage.bar.btNext)
            case .tab: stage.device.press("\t")
            case .backTab: stage.device.press("\t", .shift)
            }
        }
    }
}

extension UIView {
    /// Whether the keyboard of this input has a Return key that moves on.
    fileprivate var hasReturn: Bool {
        guard let field = self as? UITextField else { return false }
        return field.keyboardType != .numberPad && field.keyboardType != .phonePad
    }
}
