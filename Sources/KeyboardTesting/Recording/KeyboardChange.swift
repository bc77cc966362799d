import CoreGraphics
import Foundation

/// The notifications that iOS posts when the keyboard moves from one placement to another.
///
/// The rules are those of recorded notifications; each names a recording.
package struct KeyboardChange: Equatable, Sendable {
    package var before: [KeyboardNotice]
    package var after: [KeyboardNotice]
    package var begin: CGRect
    package var end: CGRect

    /// Creates a change; `nil` if nothing is posted.
    package init?(from old: KeyboardPlacement, to new: KeyboardPlacement, screen: CGSize) {
        guard old.differs(from: new) else { return nil }
        self.init(of: old, new, screen: screen)
    }

    /// Creates the same change for notifications whose frames exclude the accessory view; `nil` if
    /// nothing is posted.
    package init?(
        withoutAccessoryFrom old: KeyboardPlacement, to new: KeyboardPlacement, screen: CGSize
    ) {
        guard old.differs(from: new) else { return nil }
        self.init(of: old.withoutAccessory, new.withoutAccessory, screen: screen)
    }

    /// Creates a show of a docked keyboard that is there already.
    package init(showAgainAt place: KeyboardPlacement) {
        self.init(.show, from: place.frame, to: place.frame)
    }

    private init?(of old: KeyboardPlacement, _ new: KeyboardPlacement, screen: CGSize) {
        switch (old.kind, new.kind) {
        case (.hidden, .hidden):
            return nil
        // A show begins just below the screen (iphone5-ios10-all-six).
        case (.hidden, .docked):
            self.init(.show, from: new.frame.below(screen), to: new.frame)
        // A change of size while the keyboard is visible is also a show, even if it shrinks
        // (iphone6-predictive-on, iphone6-predictive-off). The same is true for docking again.
        case (.docked, .docked), (.detached, .docked):
            self.init(.show, from: old.frame, to: new.frame)
        case (.docked, .hidden):
            self.init(.hide, from: old.frame, to: old.frame.below(screen))
        // Leaving the dock is a hide (ipad-detached-means-hide).
        case (.docked, .detached):
            self.init(.hide, from: old.frame, to: old.frame.below(screen))
        // Away from the dock, only changes of the frame are posted (escoz/QuickDialog#444,
        // MisterJimson/flutter_keyboard_visibility#162).
        case (.hidden, .detached):
            self.init(.move, from: new.frame.below(screen), to: new.frame)
        case (.detached, .hidden):
            self.init(.move, from: old.frame, to: old.frame.below(screen))
        case (.detached, .detached):
            self.init(.move, from: old.frame, to: new.frame)
        }
    }

    /// A Boolean value that indicates whether the change is a hide.
    package var isHide: Bool { before.contains(.willHide) }

    private enum Kind {
        case show, hide, move
    }

    private init(_ kind: Kind, from begin: CGRect, to end: CGRect) {
        self.begin = begin
        self.end = end
        switch kind {
        case .show:
            before = [.willChangeFrame, .willShow]
            after = [.didChangeFrame, .didShow]
        case .hide:
            before = [.willChangeFrame, .willHide]
            after = [.didChangeFrame, .didHide]
        case .move:
            before = [.willChangeFrame]
            after = [.didChangeFrame]
        }
    }
}

extension CGRect {
    /// The same rectangle, just below the screen.
    package func below(_ screen: CGSize) -> CGRect {
        CGRect(x: minX, y: screen.height, width: width, height: height)
    }
}
