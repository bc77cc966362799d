import CoreGraphics

/// What the keyboard takes of a scroll view, and what of it others avoid.
///
/// Heights are at the bottom of the scroll view and in points.
struct InsetDemand: Equatable, Sendable {
    /// The height that the keyboard covers.
    var overlap: CGFloat
    /// The height that the keyboard and the app's footer above it cover.
    var cover: CGFloat
    /// A Boolean value that indicates whether the keyboard is docked.
    var isDocked = true
    /// A Boolean value that indicates whether the keyboard is moving.
    var isMoving = false
    /// A Boolean value that indicates whether a finger drags the keyboard.
    var isDragged = false
    /// The inset that the system adds for the safe area, which is already under the keyboard.
    var safeArea: CGFloat = 0
    /// The inset without the library's part.
    var foreignInset: CGFloat = 0
    /// The inset without the library's part when the keyboard was last hidden.
    var restingInset: CGFloat = 0
    /// A Boolean value that indicates whether others avoided the keyboard when it last stopped
    /// moving; `nil` before the first time.
    var othersAvoidedKeyboard: Bool?
    /// A Boolean value that indicates whether the scroll view follows the keyboard layout guide, or
    /// is in content of SwiftUI that does so.
    ///
    /// It needs to be set only if `dependsOnGuide` is true.
    var isMovedByOthers = false

    /// A Boolean value that indicates whether it matters that the scroll view follows the keyboard
    /// layout guide, or the content of SwiftUI around it does.
    var dependsOnGuide: Bool {
        isMoving ? othersAvoidedKeyboard == nil : isDocked && needed == 0
    }

    /// The library's part of the inset.
    var inset: CGFloat {
        max(0, footerPart, othersMove || isProvidedByOthers ? 0 : needed)
    }

    /// A Boolean value that indicates whether others avoid the keyboard; `nil` if that isn't known
    /// yet.
    ///
    /// A docked keyboard shows it as soon as it doesn't move.
    var othersAvoidKeyboard: Bool? {
        guard !isMoving, isDocked else { return othersAvoidedKeyboard }
        return isProvidedByOthers || needed == 0 && isMovedByOthers
    }

    /// A Boolean value that indicates whether others are about to move the content.
    private var othersMove: Bool { isMoving && (othersAvoidedKeyboard ?? isMovedByOthers) }

    /// What the keyboard covers of the content in the safe area.
    private var needed: CGFloat { max(0, overlap - safeArea) }

    /// What the footer covers of the content, for which the app may have reserved the height
    /// itself, as it has to without a keyboard.
    private var footerPart: CGFloat {
        guard cover > overlap else { return 0 }
        return (othersMove ? cover - overlap : cover) - safeArea - foreignInset
    }

    /// A Boolean value that indicates whether others, such as a collection view controller, have
    /// added the inset since the keyboard appeared.
    ///
    /// Under a finger, some height of the keyboard is that of any inset.
    private var isProvidedByOthers: Bool {
        guard !isDragged else { return false }
        guard needed > 0, foreignInset != restingInset else { return false }
        // Some add to the inset that there was, and others replace it.
        return [foreignInset - restingInset, foreignInset].contains {
            $0 >= needed - 1 && $0 <= overlap + 1
        }
    }
}
