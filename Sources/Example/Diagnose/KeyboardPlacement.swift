import CoreGraphics

/// Where a window's keyboard is, and where the layout guides say it is, in the window's coordinates.
struct KeyboardPlacement: Equatable, Sendable {
    /// The frame of the window's own keyboard layout guide.
    var windowGuide: CGRect
    /// The frame of the guide of the outermost view controller's view; `nil` if there is none.
    var rootGuide: CGRect?
    /// The latest end frame as it was posted; `nil` while the keyboard is hidden.
    var posted: CGRect?
    /// The latest end frame, converted from the screen.
    var converted: CGRect?
    /// The frame of the bar above the keyboard; `nil` while it isn't on the screen.
    var bar: CGRect?
    /// The y-coordinate of the lower end of the window's safe area.
    var safeAreaBottom: CGFloat

    /// The title of the reading after the script has ended editing.
    static let rest = "Some time after the keyboard has gone"
    /// The title of the reading after a person has dragged the keyboard away.
    static let restByHand = "Some time after the keyboard was dragged away"

    /// The coordinate space in which the end frame is where a guide or the bar is.
    ///
    /// In a window that fills the screen, that is either. The value is `nil` while the keyboard is
    /// hidden.
    var space: String? {
        guard posted != nil else { return nil }
        switch isRight {
        case (true, true): return "the end frame is right in either space"
        case (true, false): return "the end frame is in screen coordinates"
        case (false, true): return "the end frame is in window coordinates"
        case (false, false): return "the end frame is right in neither space"
        }
    }

    /// Boolean values that indicate whether the end frame is where a guide or the bar is, if its
    /// coordinates are the screen's, or the window's.
    var isRight: (inScreen: Bool, inWindow: Bool) {
        (converted.map(isConfirmed) ?? false, posted.map(isConfirmed) ?? false)
    }

    /// The end frame on the screen, in whatever space it was posted; `nil` while the keyboard is
    /// hidden.
    var shown: CGRect? {
        guard let posted, let converted, isRight == (inScreen: false, inWindow: true) else {
            return posted
        }
        return posted.offsetBy(dx: posted.minX - converted.minX, dy: posted.minY - converted.minY)
    }

    /// Returns a Boolean value that indicates whether `frame` begins, within a point, where one of
    /// the guides or the bar does, or where the bar ends.
    private func isConfirmed(_ frame: CGRect) -> Bool {
        [windowGuide.minY, rootGuide?.minY, bar?.minY, bar?.maxY].compactMap(\.self)
            .contains { abs($0 - frame.minY) <= 1 }
    }

    /// The top of the keyboard according to the window's guide; `nil` if it shows none.
    var windowKeyboardTop: CGFloat? { keyboardTop(of: windowGuide) }

    /// The top of the keyboard according to the root view's guide; `nil` if it shows none.
    var rootKeyboardTop: CGFloat? { rootGuide.flatMap(keyboardTop) }

    /// Guides that don't follow the keyboard have been seen to be zero, or at the window's bottom.
    private func keyboardTop(of guide: CGRect) -> CGFloat? {
        guide.height > 0 && guide.minY < safeAreaBottom - 1 ? guide.minY : nil
    }

    /// The place of the higher of the two guides when there is no keyboard.
    var guideAtRest: String {
        let tops = [windowGuide, rootGuide].compactMap(\.self).filter { $0 != .zero }.map(\.minY)
        let distance = (tops.min() ?? safeAreaBottom) - safeAreaBottom
        if abs(distance) <= 1 { return "the guide is at the safe area's end" }
        return distance < 0 ? "the guide is too high" : "the guide is too low"
    }

    private var numbers: [String: [CGFloat]] {
        let frames = [
            "window guide": windowGuide, "root guide": rootGuide, "end frame": posted,
            "end frame, converted": converted, "bar": bar,
        ]
        return frames.compactMapValues { $0?.numbers }
            .merging(["safe area's end": [safeAreaBottom]]) { $1 }
    }

    /// Returns the frames as a part of the report, with the space of the end frame as the verdict.
    func reading(_ title: String) -> DiagnosisReport.Reading {
        DiagnosisReport.Reading(title, numbers, verdict: space)
    }

    /// Returns the frames as a part of the report, with the place of the guide as the verdict.
    ///
    /// - Parameter time: The time since the keyboard's latest announcement, in seconds.
    func restReading(
        _ title: String, after time: [CGFloat]? = nil
    ) -> DiagnosisReport.Reading {
        var numbers = numbers
        numbers["seconds"] = time
        return DiagnosisReport.Reading(title, numbers, verdict: guideAtRest)
    }
}
