import CoreGraphics
import Foundation

/// Asks the user something, in a box over everything else.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }

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
        // UIKit raises an exception for a second cancel button.
        guard action.style != .cancel || !ownActions.contains(where: { $0.style == .cancel })
        else { return }
        ownActions.append(action)
        action.onChange = { [weak self] in
            guard let self else { return }
            self.alertView?.show(self)
        }
        alertView?.show(self)
    }

    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard kind == .alert else { return }
        let field = UITextField(frame: .zero)
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: 13)
        fields.append(field)
        configurationHandler?(field)
        alertView?.show(self)
    }

    // MARK: View

    private var alertView: AlertView? { viewIfLoaded as? AlertView }

    open override func loadView() {
        let view = AlertView(frame: UIScreen.current.bounds)
        view.onChoice = { [weak self] in self?.choose($0) }
        self.view = view
        view.show(self)
    }

    // UIKit: the first text field of an alert has the keyboard from the beginning (a log in
    // aerych/responder-test).
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        fields.first?.becomeFirstResponder()
    }

    /// UIKit runs the handler after the alert has gone (material-components-ios#2490).
    private func choose(_ action: UIAlertAction) {
        guard action.isEnabled else { return }
        dismiss(animated: true) { action.perform() }
    }
}
