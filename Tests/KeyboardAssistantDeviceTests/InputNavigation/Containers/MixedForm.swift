import CoreGraphics
import DeviceFixtures
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// A form on a device, to which tests add fields, tables and collection views one below the other.
@MainActor
final class MixedForm {
    final class Screen: KeyNavigatorScreen {
        weak var navigator: InputNavigator?
        override var canBecomeFirstResponder: Bool { true }
        override var keyNavigator: (any KeyNavigator)? { navigator }
    }

    let device: SimulatedDevice
    let screen = Screen()
    let scrollView = UIScrollView()
    let navigator = InputNavigator.createWithKeyboardNavigationAndDefaultController(
        shouldSetTextFieldDelegates: true)
    var assistant: KeyboardAssistant?
    private(set) var finishes = 0
    private(set) var sources: [FieldRows] = []
    private var bottom: CGFloat = 20

    /// Creates an empty form; with a frame, in a window of its own.
    init(on device: SimulatedDevice = SimulatedDevice(), in frame: CGRect? = nil) {
        self.device = device
        screen.navigator = navigator
        scrollView.frame = screen.view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        screen.view.addSubview(scrollView)
        if let frame {
            let window = device.openWindow(size: frame.size)
            window.frame = frame
            window.rootViewController = screen
            window.makeKeyAndVisible()
            device.settle()
        } else {
            device.show(screen)
        }
        navigator.onFinish = { [weak self] in self?.finishes += 1 }
    }

    // MARK: Content

    /// Adds a view below the others, without the navigator.
    func place<View: UIView>(_ view: View, height: CGFloat) -> View {
        view.frame = CGRect(x: 0, y: bottom, width: scrollView.bounds.width, height: height)
        scrollView.addSubview(view)
        bottom += height + 20
        scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: bottom)
        return view
    }

    @discardableResult
    func addField(_ name: String) -> UITextField {
        let field = place(UITextField(), height: 40)
        field.placeholder = name
        navigator.addInputItem(inputItem: field)
        return field
    }

    @discardableResult
    func addTable(
        _ rows: FieldRows, height: CGFloat = 240, hasInputs: ((IndexPath) -> Bool)? = nil
    ) -> UITableView {
        sources.append(rows)
        let table = place(rows.table(.zero), height: height)
        navigator.addInputItems(in: table, hasInputs: hasInputs)
        device.settle()
        return table
    }

    @discardableResult
    func addCollection(
        _ rows: FieldRows, _ layout: UICollectionViewLayout, height: CGFloat = 240,
        hasInputs: ((IndexPath) -> Bool)? = nil
    ) -> UICollectionView {
        sources.append(rows)
        let collection = place(
            rows.collection(CGRect(x: 0, y: 0, width: 390, height: height), layout), height: height)
        navigator.addInputItems(in: collection, hasInputs: hasInputs)
        device.settle()
        return collection
    }

    /// Adds a list that fills the screen, which has no other views then.
    @discardableResult
    func fill<List: UIScrollView>(
        _ list: List, _ rows: FieldRows?, hasAssistant: Bool = true, selectsRows: Bool = false,
        hasInputs: ((IndexPath) -> Bool)? = nil
    ) -> List {
        scrollView.removeFromSuperview()
        if let rows { sources.append(rows) }
        list.frame = screen.view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        screen.view.addSubview(list)
        navigator.addInputItems(in: list, selectsRows: selectsRows, hasInputs: hasInputs)
        if hasAssistant { assistant = KeyboardAssistant(scrollView: list, navigator: navigator) }
        device.settle()
        return list
    }

    /// Keeps rows of which a list isn't in the form, because a list doesn't retain its data source.
    func keep(_ rows: FieldRows) -> FieldRows {
        sources.append(rows)
        return rows
    }

    /// Creates the assistant of the form's scroll view.
    func assist() {
        assistant = KeyboardAssistant(scrollView: scrollView, navigator: navigator)
        device.settle()
    }

    // MARK: What people do

    func tap(_ name: String) {
        field(name)?.becomeFirstResponder()
        device.settle()
    }

    /// Presses Next, and returns the name of the input that is edited then.
    @discardableResult
    func next(loop: Bool = false) -> String {
        navigator.gotoNextItem(shouldLoop: loop)
        device.settle()
        return focused
    }

    @discardableResult
    func previous(loop: Bool = false) -> String {
        navigator.gotoPreviousItem(shouldLoop: loop)
        device.settle()
        return focused
    }

    @discardableResult
    func pressReturn() -> String {
        device.type("\n")
        device.settle()
        return focused
    }

    /// Presses Next until nothing moves, and returns the names of the inputs, the first included.
    func walk(limit: Int = 100) -> [String] {
        var names = [focused]
        while names.count < limit {
            let name = next()
            if name == names.last || name == "none" { break }
            names.append(name)
        }
        return names
    }

    func walkBack(limit: Int = 100) -> [String] {
        var names = [focused]
        while names.count < limit {
            let name = previous()
            if name == names.last || name == "none" { break }
            names.append(name)
        }
        return names
    }

    // MARK: What they see

    /// The name of the input that is edited.
    var focused: String {
        guard let input = navigator.focusedItem, input.isFirstResponder else { return "none" }
        return (input as? UITextField)?.placeholder ?? input.accessibilityIdentifier ?? "unnamed"
    }

    func field(_ name: String) -> UITextField? {
        screen.view.fields(named: name).first { $0.window != nil }
    }

    var returnKey: UIReturnKeyType? { (navigator.focusedItem as? UITextField)?.returnKeyType }

    /// The bar's arrows that are enabled.
    var arrows: String {
        let bar = navigator.defaultController
        return (bar?.btPrev.isEnabled == true ? "<" : "")
            + (bar?.btNext.isEnabled == true ? ">" : "")
    }

    /// Whether the edited input can be seen whole above the keyboard, and within its lists.
    var isInSight: Bool {
        guard let input = navigator.focusedItem, let window = input.window else { return false }
        let frame = input.convert(input.bounds, to: nil)
        let visible = sequence(first: input, next: \.superview).compactMap { $0 as? UIScrollView }
            .filter { $0 !== input }
            .map { $0.convert($0.bounds, to: nil) }
            .reduce(window.bounds) { $0.intersection($1) }
        let top = device.keyboard.frame.map {
            window.convert($0, from: window.screen.coordinateSpace).minY
        }
        return visible.insetBy(dx: -0.5, dy: -0.5).contains(frame)
            && frame.maxY <= (top ?? .infinity) + 0.5
    }
}
