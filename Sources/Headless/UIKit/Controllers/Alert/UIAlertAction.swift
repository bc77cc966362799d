import Foundation

/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    public typealias Style = UIAlertActionStyle

    private let name: String?
    private let kind: Style
    private let handler: ((UIAlertAction) -> Void)?
    var onChange: () -> Void = {}

    private init(_ title: String?, _ style: Style, _ handler: ((UIAlertAction) -> Void)?) {
        name = title
        kind = style
        self.handler = handler
        super.init()
    }

    public convenience init(
        title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
    ) {
        self.init(title, style, handler)
    }

    open var title: String? { name }

    open var style: UIAlertAction.Style { kind }

    @_documentation(visibility: internal)
    open var accessibilityIdentifier: String?

    open var isEnabled = true {
        didSet { onChange() }
    }

    func perform() {
        handler?(self)
    }
}

extension UIAlertAction: UIAccessibilityIdentification {}
