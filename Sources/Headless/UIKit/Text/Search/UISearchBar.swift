import CoreGraphics
import Foundation

/// The text field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        borderStyle = .roundedRect
        clearButtonMode = .whileEditing
        returnKeyType = .search
        leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        leftView?.tintColor = .secondaryLabel
        leftViewMode = .always
    }

    override var isSearchField: Bool { true }

    // The bar is as high as its field needs.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UISearchBar)?.invalidateIntrinsicContentSize()
    }
}

/// A bar with a search field.
@preconcurrency @MainActor open class UISearchBar: UIView, UITextInputTraits {
    private let field = UISearchTextField()
    private lazy var fieldDelegate = SearchFieldDelegate(of: self)
    private let cancelButton = UIButton(type: .system)
    /// The search controller that this bar belongs to.
    weak var searchController: UISearchController?

    private func prepare() {
        addSubview(field)
        field.delegate = fieldDelegate
        field.addAction(
            UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.isHidden = true
        cancelButton.addAction(
            UIAction { [weak self] _ in self?.cancelWasTapped() }, for: .touchUpInside)
        addSubview(cancelButton)
    }

    private func textDidChange() {
        delegate?.searchBar(self, textDidChange: text ?? "")
        searchController?.textDidChange()
    }

    private func cancelWasTapped() {
        delegate?.searchBarCancelButtonClicked(self)
        searchController?.isActive = false
    }

    open weak var delegate: (any UISearchBarDelegate)?

    open var showsCancelButton: Bool {
        get { !cancelButton.isHidden }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        cancelButton.isHidden = !showsCancelButton
        setNeedsLayout()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    open var searchTextField: UISearchTextField { field }

    open var text: String? {
        get { field.text }
        set { field.text = newValue }
    }

    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }

    open var isEnabled: Bool {
        get { field.isEnabled }
        set { field.isEnabled = newValue }
    }

    // UIKit's header declares it again, as a property that can be set.
    open override var inputAccessoryView: UIView? {
        get { field.inputAccessoryView }
        set { field.inputAccessoryView = newValue }
    }

    // A bar is 56 points high since iOS 11 (Esri/maps-app-ios#67), its field 36
    // (Automattic/simplenote-ios#941). Both grow with the field's text (assumed: A48).
    private var fieldHeight: CGFloat { max(36, field.intrinsicContentSize.height) }

    private var height: CGFloat { fieldHeight + 20 }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height)
    }

    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let button = showsCancelButton ? cancelButton.intrinsicContentSize.width + 16 : 0
        let fieldHeight = fieldHeight
        let top = ((bounds.height - fieldHeight) / 2).rounded()
        let width = max(0, bounds.width - 16 - button)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        field.frame = CGRect(
            x: isMirrored ? 8 + button : 8, y: top, width: width, height: fieldHeight)
        cancelButton.frame = CGRect(
            x: isMirrored ? 8 : bounds.width - button, y: top, width: max(0, button - 8),
            height: fieldHeight)
    }

    // MARK: Keyboard

    @_documentation(visibility: internal) open var autocapitalizationType:
        UITextAutocapitalizationType
    {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }

    @_documentation(visibility: internal) open var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }

    @_documentation(visibility: internal) open var spellCheckingType: UITextSpellCheckingType {
        get { field.spellCheckingType }
        set { field.spellCheckingType = newValue }
    }

    @_documentation(visibility: internal) open var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }

    @_documentation(visibility: internal) open var keyboardAppearance: UIKeyboardAppearance {
        get { field.keyboardAppearance }
        set { field.keyboardAppearance = newValue }
    }

    @_documentation(visibility: internal) open var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }

    @_documentation(visibility: internal) open var enablesReturnKeyAutomatically: Bool {
        get { field.enablesReturnKeyAutomatically }
        set { field.enablesReturnKeyAutomatically = newValue }
    }

    @_documentation(visibility: internal) open var isSecureTextEntry: Bool {
        get { field.isSecureTextEntry }
        set { field.isSecureTextEntry = newValue }
    }

    @_documentation(visibility: internal) open var textContentType: UITextContentType! {
        get { field.textContentType }
        set { field.textContentType = newValue }
    }
}
