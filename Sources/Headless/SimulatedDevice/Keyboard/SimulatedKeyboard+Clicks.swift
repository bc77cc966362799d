import UIKit

extension SimulatedKeyboard {
    // Apple's page of `playInputClick()`: it clicks only if the person has turned on clicks, and
    // only if an input or accessory view is both enabled and visible.
    package func inputClickIsDue() {
        if hasClicks, isVisible, window.showsClickingView { inputClickCount += 1 }
    }
}

extension KeyboardWindow {
    fileprivate var showsClickingView: Bool {
        guard !panel.isHidden else { return false }
        return [accessory, input].contains { view in
            guard let view, !view.isHidden, let clicking = view as? any UIInputViewAudioFeedback
            else { return false }
            return clicking.enableInputClicksWhenVisible
        }
    }
}
