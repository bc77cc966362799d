import Foundation

extension UIButton {
    /// The kinds of buttons there were before configurations.
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case plain = 6
        case close = 7

        /// The symbol that a button of this kind shows from the beginning.
        var symbolName: String? {
            switch self {
            case .custom, .system, .plain: nil
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus"
            case .close: "xmark.circle.fill"
            }
        }
    }

    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}
