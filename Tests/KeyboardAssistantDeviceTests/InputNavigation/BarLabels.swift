import KeyboardAssistant
import UIKit

extension DefaultNavigationView {
    /// The labels in the bar, but for those of buttons.
    var labels: [UILabel] {
        (btDone.superview?.subviews ?? []).compactMap { $0 as? UILabel }
    }
}
