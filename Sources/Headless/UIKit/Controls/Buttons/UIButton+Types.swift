import Foundation

extension UIButton {
    /// The kinds of buttons there were before configurations.
    public typealias ButtonType = UIButtonType

    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

extension UIButton.ButtonType {
    /// The symbol that a button of this kind shows from the beginning.
    var symbolName: String? {
        switch self {
        case .detailDisclosure, .infoLight, .infoDark: "info.circle"
        case .contactAdd: "plus"
        case .close: "xmark.circle.fill"
        default: nil
        }
    }
}
