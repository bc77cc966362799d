/// The settings of a view or controller for focus.
struct ViewFocus {
    var groupIdentifier: String?
    var priority = UIFocusGroupPriority.ignored
    var effect: UIFocusEffect? = UIFocusEffect()
}

extension UIWindowScene {
    /// A Boolean value that indicates whether there is a focus engine.
    ///
    /// Apple: iPads and Macs have one; an iPad needs a keyboard to use it.
    var offersFocus: Bool {
        switch traitCollection.userInterfaceIdiom {
        case .pad: UIApplication.shared.keyboardHost?.hasHardwareKeys ?? false
        case .mac: true
        default: false
        }
    }
}
