import CoreGraphics
import Foundation
internal import HeadlessBehavior

/// A controller that asks people something, in a box above everything else.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    public typealias Style = UIAlertControllerStyle

    private var kind = Style.alert
    private var ownActions: [UIAlertAction] = []
    private var fields: [UITextField] = []

    public convenience init(
        title: String?, message: String?, preferredStyle: UIAlertController.Style
    ) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        kind = preferredStyle
        modalPresentationStyle = .overFullScreen
        modalTransitionStyle = .crossDissolve
    }

    open var message: String? {
        didSet { alertView?.show(self) }
    }

    open override var title: String? {
        didSet { alertView?.show(self) }
    }

    open var preferredStyle: UIAlertController.Style { kind }

    open var actions: [UIAlertAction] { ownActions }

    open var preferredAction: UIAlertAction? {
        didSet { alertView?.show(self) }
    }

    open func addAction(_ action: UIAlertAction) {
        // A decompiled UIKitCore has the assertion.
        guard action.style != .cancel || !ownActions.contains(where: { $0.style == .cancel })
        else {
            return Faults.raise(
                .internalInconsistency,
                "UIAlertController can only have one action with a style of "
                    + "UIAlertActionStyleCancel")
        }
        ownActions.append(action)
        action.onChange = { [weak self] in
            guard let self else { return }
            self.alertView?.show(self)
        }
        alertView?.show(self)
    }

    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        // A decompiled UIKitCore has the assertion (also jonreid/MockUIAlertController#3).
        guard kind == .alert else {
            return Faults.raise(
                .internalInconsistency,
                "Text fields can only be added to an alert controller of style "
                    + "UIAlertControllerStyleAlert")
        }
        let field = UITextField(frame: .zero)
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: 13)
        fields.append(field)
        configurationHandler?(field)
        alertView?.show(self)
    }

    // A decompiled UIKitCore has the assertion.
    package override var isReadyToBePresented: Bool {
        let hasText = [title, message].contains { $0?.isEmpty == false }
        guard hasText || !ownActions.isEmpty || !fields.isEmpty else {
            Faults.raise(
                .internalInconsistency,
                "UIAlertController must have a title, a message or an action to display")
            return false
        }
        return true
    }

    // MARK: View

    private var alertView: AlertView? { viewIfLoaded as? AlertView }

    open override func loadView() {
        let view = AlertView(frame: UIScreen.current.bounds)
        view.onChoice = { [weak self] in self?.choose($0) }
        self.view = view
        view.show(self)
    }

    // UIKit: the first text field of an alert has the keyboard from the start (a log in
    // aerych/responder-test).
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        fields.first?.becomeFirstResponder()
    }

    /// UIKit runs the handler after the alert has disappeared (material-components-ios#2490).
    private func choose(_ action: UIAlertAction) {
        guard action.isEnabled else { return }
        dismiss(animated: true) { action.perform() }
    }
}
