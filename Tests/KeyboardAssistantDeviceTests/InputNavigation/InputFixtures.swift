import KeyboardAssistant
import UIKit

/// A bar of the app's that is a view.
@MainActor
final class TestBar: UIView, InputNavigatorAccessoryController {
    weak var buttonDelegate: (any InputNavigatorAccessoryControllerDelegate)?
    var controllerView: UIView { self }

    convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    }
}

/// A delegate that records where the focus goes.
@MainActor
final class FocusListener: InputNavigatorDelegate {
    private(set) var items: [UIView?] = []

    func inputNavigatorFocusChanged(inputNavigator: InputNavigator, inputItem: UIView?) {
        items.append(inputItem)
    }
}

/// A delegate that lets no editing begin.
final class RefusingDelegate: NSObject, UITextFieldDelegate {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
}
