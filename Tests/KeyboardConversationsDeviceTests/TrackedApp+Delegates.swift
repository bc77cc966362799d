import CoreGraphics
import DeviceFixtures
import KeyNavigation
import KeyboardAssistant
import UIKit

extension TrackedApp: InputNavigatorDelegate, KeyboardAssistantDelegate, KeyboardObserverDelegate,
    UIScrollViewDelegate
{
    func inputNavigatorFocusChanged(inputNavigator: InputNavigator, inputItem: UIView?) {
        read("InputNavigatorDelegate.inputNavigatorFocusChanged(inputNavigator:inputItem:)")
    }

    func inputNavigatorShouldPerform(
        inputNavigator: InputNavigator, action: InputNavigator.Action, inputItem: UIView
    ) -> Bool {
        read("InputNavigatorDelegate.inputNavigatorShouldPerform(inputNavigator:action:inputItem:)")
        return true
    }

    func keyboardAssistantManuallyReposition(
        keyboardAssistant: KeyboardAssistant, toInputItem: UIView, keyboardHeight: CGFloat
    ) {
        read(
            "KeyboardAssistantDelegate.keyboardAssistantManuallyReposition(keyboardAssistant:toInputItem:keyboardHeight:)"
        )
    }

    func keyboardDidChangeState(
        keyboardObserver: KeyboardObserver, keyboardState: KeyboardObserver.KeyboardState
    ) {
        read("KeyboardObserverDelegate.keyboardDidChangeState(keyboardObserver:keyboardState:)")
    }

    func keyboardDidInvalidateKeyboardHeight(
        keyboardObserver: KeyboardObserver, keyboardHeight: CGFloat
    ) {
        read(
            "KeyboardObserverDelegate.keyboardDidInvalidateKeyboardHeight(keyboardObserver:keyboardHeight:)"
        )
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        readForUIKit("UIScrollViewDelegate.scrollViewDidScroll(_:)")
    }
}

/// An item of the app's in the library's bar.
final class AppItem: UIView {
    weak var app: TrackedApp?

    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        app?.readForUIKit("UIView.systemLayoutSizeFitting(_:)")
        return CGSize(width: 30, height: 50)
    }
}

/// A bar of the app's.
@MainActor
final class AppBar: InputNavigatorAccessoryController {
    weak var buttonDelegate: (any InputNavigatorAccessoryControllerDelegate)?
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    private weak var app: TrackedApp?

    init(_ app: TrackedApp) {
        self.app = app
    }

    var controllerView: UIView {
        app?.read("InputNavigatorAccessoryController.controllerView")
        return view
    }
}

/// An observer of the app's.
@MainActor
final class AppObserver: KeyboardObserving {
    private let observer = KeyboardObserver()
    private weak var app: TrackedApp?

    init(_ app: TrackedApp) {
        self.app = app
    }

    private func read(_ member: String) { app?.read("KeyboardObserving.\(member)") }

    var keyboardState: KeyboardObserver.KeyboardState {
        read("keyboardState")
        return observer.keyboardState
    }

    var keyboardFrame: CGRect? {
        read("keyboardFrame")
        return observer.keyboardFrame
    }

    var keyboardIsLocal: Bool {
        read("keyboardIsLocal")
        return observer.keyboardIsLocal
    }

    var isObserving: Bool {
        read("isObserving")
        return observer.isObserving
    }

    func start(in window: UIWindow?) {
        read("start(in:)")
        observer.start(in: window)
    }

    func stop() {
        read("stop()")
        observer.stop()
    }

    func refresh(in window: UIWindow) {
        read("refresh(in:)")
        observer.refresh(in: window)
    }

    func observe(_ handler: @escaping (KeyboardEvent) -> Void) -> ObservationToken {
        read("observe(_:)")
        return observer.observe(handler)
    }
}
