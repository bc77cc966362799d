import Foundation
import UIKit

/// Hears where the focus goes among the inputs of an `InputNavigator`.
@MainActor
public protocol InputNavigatorDelegate: AnyObject {
    /// Editing began in `inputItem`, or ended without going on elsewhere: then it is nil.
    func inputNavigatorFocusChanged(inputNavigator: InputNavigator, inputItem: UIView?)
}

/// Walks text fields and text views in one order, by Return and by an accessory bar.
///
/// What it sets on an input (accessory view, delegate, return key) it gives back when the input is
/// removed, when it is stopped, and when it is let go of. It does not keep the inputs alive.
@MainActor
public final class InputNavigator: NSObject {
    /// A move of the focus; nil stands for no input of this navigator.
    public struct FocusChange: Equatable, Sendable {
        public var from: UIView?
        public var to: UIView?
    }

    /// What stands above the keyboard while one of the inputs is edited.
    public enum Accessory {
        /// Nothing of the navigator's.
        case none
        /// A bar with buttons; it is kept, unless it is a view controller.
        case controller(any InputNavigatorAccessoryController)
        /// A view of the app's that is shown and otherwise left alone.
        case view(UIView)
    }

    /// The seven documented kinds of navigators.
    public typealias NavigatorType = NavigatorKind

    /// Hears of the focus before other listeners do.
    public weak var delegate: (any InputNavigatorDelegate)?
    /// The view of the app's above the keyboard, where that is what was asked for.
    public let customAccessoryView: UIView?
    private weak var controller: (any InputNavigatorAccessoryController)?
    private let keptController: (any InputNavigatorAccessoryController)?
    /// Who hears of Return; nil if Return does not navigate.
    public let returnKeyPolicy: ReturnKeyPolicy?
    /// Called when Return or Done ended editing in the last input.
    public var onFinish: (() -> Void)?
    /// A view in which a tap beside inputs and controls ends editing; nil by default.
    ///
    /// Buttons, links and other gestures work as if it was not there.
    public weak var dismissalView: UIView? {
        didSet { watchTaps() }
    }
    /// Whether Previous and Next of the bar go on at the other end; `true` by default.
    ///
    /// If they do not, the button that leads nowhere is disabled.
    public var shouldLoopAccessoryControllerNavigation = true {
        didSet { updateBar() }
    }

    private(set) var items: [WeakBox<UIView>] = []
    private var claims: [ObjectIdentifier: (claim: InputClaim, loan: Loan)] = [:]
    var focus = FocusTrack<ObjectIdentifier>()
    let subscribers = Subscribers<FocusChange>()
    let moves = EventQueue<FocusChange>()
    private var tokens: NotificationTokens?
    private var tapDismissal: TapDismissal?
    lazy var keys = makeKeys()

    /// Makes a navigator that shows `accessory` and, with a `returnKey` policy, follows Return.
    public init(accessory: Accessory = .none, returnKey: ReturnKeyPolicy? = nil) {
        switch accessory {
        case .none:
            (keptController, customAccessoryView) = (nil, nil)
        case .controller(let controller):
            self.controller = controller
            // A screen that is its own bar's controller owns this navigator as a rule.
            keptController = controller is UIViewController ? nil : controller
            customAccessoryView = nil
        case .view(let view):
            (keptController, customAccessoryView) = (nil, view)
        }
        returnKeyPolicy = returnKey
        super.init()
        accessoryController?.buttonDelegate = self
        start()
    }

    /// The bar, where there is one.
    public var accessoryController: (any InputNavigatorAccessoryController)? { controller }

    /// Which of the documented kinds this navigator is; nil if it only listens.
    public var type: NavigatorType? {
        NavigatorType(accessory: accessoryKind, followsReturn: returnKeyPolicy != nil)
    }

    /// Whether Return moves on.
    public var keyboardNavigationEnabled: Bool { type?.keyboardNavigationEnabled ?? false }

    private var accessoryKind: NavigatorType.AccessoryKind {
        if customAccessoryView != nil { return .view }
        guard let accessoryController else { return .none }
        return accessoryController is DefaultNavigationView ? .defaultController : .controller
    }

    // MARK: Inputs

    /// The inputs, in the order in which Previous and Next walk them.
    public var inputItems: [UIView] { items.compactMap(\.object) }

    /// Adds `inputItem` at the end; one that is there already stays where it is.
    public func addInputItem(inputItem: UIView) {
        addInputItems(inputItems: [inputItem])
    }

    /// Adds the items in the order given; those that are there already stay where they are.
    public func addInputItems(inputItems: [UIView]) {
        for item in inputItems where !contains(item) {
            items.append(WeakBox(item))
            if tokens != nil { claim(item) }
        }
        inputsChanged()
    }

    /// Removes `inputItem` and gives it back as it was found; an unknown one is ignored.
    ///
    /// If it has the focus, listeners hear at once that the focus left; editing goes on.
    public func removeInputItem(inputItem: UIView) {
        guard contains(inputItem) else { return }
        items.removeAll { $0.object === inputItem || $0.object == nil }
        release(inputItem)
        inputsChanged()
        if focus.forget(ObjectIdentifier(inputItem)) != nil {
            tell(FocusChange(from: inputItem, to: nil))
        }
    }

    /// Removes all inputs.
    public func removeInputItems() {
        for item in inputItems { removeInputItem(inputItem: item) }
    }

    func contains(_ item: UIView) -> Bool {
        items.contains { $0.object === item }
    }

    /// The identities of the inputs, in order.
    var order: InputOrder<ObjectIdentifier> {
        var order = InputOrder<ObjectIdentifier>()
        for item in inputItems { order.append(ObjectIdentifier(item)) }
        return order
    }

    func item(_ id: ObjectIdentifier?) -> UIView? {
        id.flatMap { id in inputItems.first { ObjectIdentifier($0) == id } }
    }

    // MARK: Claims

    private func claim(_ item: UIView) {
        InputClaim.announce(item, by: self)
        let claim = InputClaim(item)
        if let view = accessoryController?.controllerView ?? customAccessoryView {
            claim.attach(accessory: view)
        }
        switch returnKeyPolicy {
        case .delegate: claim.attach(delegate: self)
        case .editingDidEndOnExit:
            claim.attach(
                exitAction: UIAction { [weak self, weak item] _ in
                    if let item { self?.returnPressed(in: item) }
                })
        case .forwarded, nil: break
        }
        claims[ObjectIdentifier(item)] = (claim, Loan { claim.giveBack() })
    }

    /// Gives an input back as it was found; another navigator may want it.
    func release(_ item: UIView) {
        claims[ObjectIdentifier(item)] = nil
    }

    func formerDelegate(of field: UITextField) -> (any UITextFieldDelegate)? {
        claims[ObjectIdentifier(field)]?.claim.formerDelegate
    }

    private func inputsChanged() {
        labelReturnKeys()
        updateBar()
    }

    private func labelReturnKeys() {
        guard returnKeyPolicy != nil else { return }
        let inputs = inputItems
        for input in inputs {
            claims[ObjectIdentifier(input)]?.claim.label(
                returnKey: input === inputs.last ? .done : .next)
        }
    }

    // MARK: Start and stop

    /// Claims the inputs and listens to them, as a new navigator does; a second call changes
    /// nothing.
    public func start() {
        guard tokens == nil else { return }
        tokens = NotificationTokens(
            [
                UITextField.textDidBeginEditingNotification,
                UITextField.textDidEndEditingNotification,
                UITextView.textDidBeginEditingNotification,
                UITextView.textDidEndEditingNotification,
                UIResponder.keyboardWillShowNotification,
                UIResponder.keyboardWillHideNotification,
                InputClaim.notification,
            ], in: .default
        ) { [weak self] in self?.receive($0) }
        inputItems.forEach(claim)
        watchTaps()
        if let first = inputItems.first(where: \.isFirstResponder) {
            focusReached(first)
        }
        inputsChanged()
    }

    /// Gives the inputs back as they were found and stops listening; a second call changes nothing.
    public func stop() {
        guard tokens != nil else { return }
        tokens = nil
        tapDismissal = nil
        inputItems.forEach(release)
        if let focused = focus.told, focus.forget(focused) != nil {
            tell(FocusChange(from: item(focused), to: nil))
        }
    }

    private func watchTaps() {
        tapDismissal = nil
        guard tokens != nil, let dismissalView else { return }
        tapDismissal = TapDismissal(in: dismissalView) { [weak self] in self?.focusedItem = nil }
    }
}
