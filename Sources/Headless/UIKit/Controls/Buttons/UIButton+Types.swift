import Foundation

extension UIButton {
    /// The types of buttons from before configurations.
    public typealias ButtonType = UIButtonType

    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

extension UIButton.ButtonType {
    /// The symbol of a new button of this kind.
    var symbolName: String? {
        switch self {
        case .detailDisclosure, .infoLight, .infoDark: "info.circle"
        case .contactAdd: "plus"
        case .close: "xmark.circle.fill"
        default: nil
        }
    }
}
