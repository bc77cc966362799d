import CoreGraphics
import Foundation
import UIKit

// With Prefer Cross-Fade Transitions, the keyboard is at its final place from the start, and only
// its opacity changes (kirillzyusko/react-native-keyboard-controller#570).
extension SimulatedKeyboard {
    /// A Boolean value that indicates whether the keyboard fades in and out in place.
    var fades: Bool { UIAccessibility.prefersCrossFadeTransitions }

    /// The opacity with which the keyboard is drawn at this moment, from 0 to 1; 0 if no part of it
    /// is on the screen.
    public var drawnOpacity: CGFloat {
        guard drawnFrame != nil else { return 0 }
        let layer = window.panel.layer
        return CGFloat((layer.presentation() ?? layer).opacity)
    }

    /// Moves the keyboard and its guides to their final place at once, and changes its opacity over
    /// `duration` seconds.
    func fade(to new: KeyboardPlacement, over duration: TimeInterval) {
        let isHide = new.kind == .hidden
        let seen = window.panel.frame
        UIView.performWithoutAnimation {
            if !isHide, window.panel.isHidden {
                window.appear(at: new)
                window.panel.alpha = 0
            }
            show(at: new)
            // The keyboard is visible at its old place until it has faded out.
            if isHide { window.panel.frame = seen }
            UIApplication.shared.commitTransaction()
        }
        Self.animate(over: duration) { [panel = window.panel] in
            panel.alpha = isHide ? 0 : 1
        } completion: { [weak self] in
            guard let self, self.placement.kind == .hidden else { return }
            self.window.panel.isHidden = true
            self.window.leave()
        }
    }
}
