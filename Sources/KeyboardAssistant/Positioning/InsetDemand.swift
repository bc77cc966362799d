import CoreGraphics

/// The inset that the keyboard requires of a scroll view, and the parts provided by other avoiders.
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
    /// The inset that the system adds for the safe area, already under the keyboard.
    var safeArea: CGFloat = 0
    /// The inset without the library's part.
    var foreignInset: CGFloat = 0
    /// The inset without the library's part when the keyboard was last hidden.
    var restingInset: CGFloat = 0
    /// A Boolean value that indicates whether other avoiders kept the content above the keyboard when
    /// the keyboard last stopped; `nil` before the first time.
    var othersAvoidedKeyboard: Bool?
    /// A Boolean value that indicates whether the scroll view, or content of SwiftUI around the scroll
    /// view, follows the keyboard layout guide.
    ///
    /// The value needs to be set only if `dependsOnGuide` is true.
    var isMovedByOthers = false

    /// A Boolean value that indicates whether the value of `isMovedByOthers` makes a difference.
    var dependsOnGuide: Bool {
        isMoving ? othersAvoidedKeyboard == nil : isDocked && needed == 0
    }

    /// The library's part of the inset.
    var inset: CGFloat {
        max(0, footerPart, othersMove || isProvidedByOthers ? 0 : needed)
    }

    /// A Boolean value that indicates whether other avoiders keep the content above the keyboard; `nil`
    /// if unknown as yet.
    ///
    /// A docked keyboard shows the answer as soon as the keyboard doesn't move.
    var othersAvoidKeyboard: Bool? {
        guard !isMoving, isDocked else { return othersAvoidedKeyboard }
        return isProvidedByOthers || needed == 0 && isMovedByOthers
    }

    /// A Boolean value that indicates whether other avoiders are about to move the content.
    private var othersMove: Bool { isMoving && (othersAvoidedKeyboard ?? isMovedByOthers) }

    /// The height of content above the safe area's end that the keyboard covers.
    private var needed: CGFloat { max(0, overlap - safeArea) }

    /// The height of content that the footer covers.
    ///
    /// The app may have reserved the height itself, as is necessary without a keyboard.
    private var footerPart: CGFloat {
        guard cover > overlap else { return 0 }
        return (othersMove ? cover - overlap : cover) - safeArea - foreignInset
    }

    /// A Boolean value that indicates whether other avoiders, such as a collection view controller,
    /// have added the inset since the keyboard appeared.
    ///
    /// Under a finger, the keyboard passes through the height of any inset.
    private var isProvidedByOthers: Bool {
        guard !isDragged else { return false }
        guard needed > 0, foreignInset != restingInset else { return false }
        // Some add to the previous inset, and others replace it.
        return [foreignInset - restingInset, foreignInset].contains {
            $0 >= needed - 1 && $0 <= overlap + 1
        }
    }
}
