import CoreGraphics

/// The height of a panel in place of the keyboard, in points, and where it comes from.
public enum PanelHeight: Equatable, Sendable {
    /// The height of the keyboard that was there when the panel came.
    case measured(CGFloat)
    /// The height that the last keyboard had under the same circumstances.
    case remembered(CGFloat)
    /// The panel's own height, and why it isn't the keyboard's.
    case preferred(CGFloat, Reason)

    /// The reasons for a height that isn't the keyboard's.
    public enum Reason: CaseIterable, Sendable {
        /// No keyboard has been seen under these circumstances.
        case keyboardIsUnknown
        /// The input is edited without a docked keyboard: on a hardware keyboard, with or without a bar
        /// of shortcuts, or on a keyboard that floats or is split. UIKit shows the panel beside a hardware
        /// keyboard.
        case keyboardIsNotDocked
    }

    /// The height in points.
    public var points: CGFloat {
        switch self {
        case .measured(let height), .remembered(let height), .preferred(let height, _): height
        }
    }
}

/// What is known when a panel comes, or when the scene has another size.
struct PanelFacts: Equatable, Sendable {
    /// A Boolean value that indicates whether the input is first responder.
    var isEdited = false
    /// The height of what is docked in the keyboard's place, in points; `nil` if there is nothing.
    var docked: CGFloat?
    /// The height of the input's keyboard.
    var expected: CGFloat?
    /// The height of the panel that is there; `nil` if there is none.
    var shown: PanelHeight?
    /// A Boolean value that indicates whether the scene has another size than when the panel came.
    var isResized = false
    /// The panel's own height, in points.
    var preferred: CGFloat
    /// The height of the scene, in points.
    var scene: CGFloat

    /// The height of the panel that is shown next.
    var height: PanelHeight {
        if let shown, !isResized, !shown.isPreferred { return shown }
        if let docked, shown == nil { return .measured(docked) }
        if shown?.isDetached ?? isEdited { return own(.keyboardIsNotDocked) }
        return expected.map { .remembered($0) } ?? own(.keyboardIsUnknown)
    }

    /// A Boolean value that indicates whether the panel takes exactly the place of what is there.
    var keepsPlace: Bool { docked.map { abs($0 - height.points) <= 0.5 } ?? false }

    /// A panel leaves half of a scene that isn't high, such as that of a phone on its side.
    private func own(_ reason: PanelHeight.Reason) -> PanelHeight {
        .preferred(min(max(0, preferred), scene / 2), reason)
    }
}

extension PanelHeight {
    /// The height that a bar above the panel has at most, in points.
    private static let greatestBar: CGFloat = 100

    /// Returns the height of the app's view in the panel, which is found to cover `covered` points.
    ///
    /// An iPad's bar of shortcuts above the view is a part of the keyboard that the panel replaces.
    func heightOfView(covering covered: CGFloat) -> CGFloat {
        let bar = covered - points
        return isPreferred || bar <= 0.5 || bar > Self.greatestBar ? points : points - bar
    }

    /// A Boolean value that indicates whether this is the panel's own height.
    var isPreferred: Bool { if case .preferred = self { true } else { false } }

    /// A Boolean value that indicates whether there was no docked keyboard when the panel came.
    fileprivate var isDetached: Bool {
        if case .preferred(_, .keyboardIsNotDocked) = self { true } else { false }
    }
}
