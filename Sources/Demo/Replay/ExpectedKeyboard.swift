import CoreGraphics
import SimulatedDevice

/// The keyboard that a recording describes, and what it asks of a form: the plain reading of the
/// rules, against which the library is held.
///
/// The form's window is as large as the screen, so that frames in either's coordinates are the same.
struct ExpectedKeyboard {
    let screen: CGSize
    /// The frame of the last notification that is to be believed; nil while the keyboard is away.
    private(set) var frame: CGRect?
    /// The frame at which the keyboard really stands; nil if the recording doesn't say.
    private(set) var realFrame: CGRect?
    private(set) var isLocal = true
    private var isHiding = false
    /// A Boolean value that indicates whether the keyboard is said to be up, since the last
    /// notification about what will happen.
    private var isUp = false
    private var wasUp = false
    /// A Boolean value that indicates whether a guide has ever shown a keyboard.
    private var hasLivingGuide = false
    /// The overlap of the last docked keyboard that was up.
    private var rememberedOverlap: CGFloat = 0

    init(screen: CGSize) {
        self.screen = screen
    }

    /// Takes in a notification.
    ///
    /// - Parameters:
    ///   - guideTop: The top of the keyboard that a layout guide shows while the notification is
    ///     posted; nil if it shows none.
    mutating func take(_ step: KeyboardReplay.Step, guideTop: CGFloat? = nil) {
        if guideTop != nil { hasLivingGuide = true }
        isLocal = step.isLocal ?? true
        takeFrame(of: step, guideTop)
        takeState(of: step.notice)
        if let real = step.realKeyboard {
            realFrame = real
        } else if step.notice == .willHide || step.end != nil && !step.notice.isAfterwards {
            realFrame = nil
        }
        if isUp, !isUnknown, overlap > 0 { rememberedOverlap = overlap }
    }

    private mutating func takeFrame(of step: KeyboardReplay.Step, _ guideTop: CGFloat?) {
        switch step.notice {
        case .willHide, .didHide:
            frame = nil
            isHiding = step.notice == .willHide
        case .didChangeFrame where isHiding:
            break
        case .willShow, .didShow, .willChangeFrame, .didChangeFrame:
            let told = [step.end, step.begin].compactMap { $0 }.first(where: isPossible)
            if let told, !step.notice.isAfterwards || isBelieved(told, guideTop) { frame = told }
            let shows = step.notice == .willShow || step.notice == .didShow
            isHiding = isHiding && !shows && frame == nil
        }
    }

    private mutating func takeState(of notice: KeyboardNotice) {
        switch notice {
        case .willShow, .willChangeFrame: isUp = false
        case .didShow: (isUp, wasUp) = (true, true)
        case .didChangeFrame: isUp = wasUp
        case .willHide, .didHide: (isUp, wasUp) = (false, false)
        }
    }

    private func isPossible(_ frame: CGRect) -> Bool {
        [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
            .allSatisfy { $0.isFinite && abs($0) <= 1_000_000 }
    }

    /// Returns a Boolean value that indicates whether a frame of a notification about what has
    /// happened is to be believed.
    ///
    /// One that raises the keyboard is, and one that says that it floats now. One that lowers or
    /// removes a docked keyboard is if a guide shows the same.
    private func isBelieved(_ told: CGRect, _ guideTop: CGFloat?) -> Bool {
        let told = told.standardized
        let floats = !told.isEmpty && told.minY < screen.height && told.maxY < screen.height - 1
        let shown = guideTop.map { screen.height - $0 } ?? 0
        let isShown = hasLivingGuide && abs(shown - overlap(of: told)) <= 1
        return floats || isShown || overlap(of: told) >= overlap(of: frame) - 1
    }

    /// A Boolean value that indicates whether the keyboard is said to be up and yet to cover
    /// nothing, although it is as high as one with keys, and no guide can be asked.
    private var isUnknown: Bool {
        guard isUp, !hasLivingGuide, let frame = frame?.standardized else { return false }
        return frame.height >= 120 && frame.minY >= screen.height - 1
    }

    // MARK: What it covers

    /// The height at the screen's bottom that the keyboard covers as far as notifications tell, or
    /// that the last one covered if they can't be right.
    var overlap: CGFloat { isUnknown ? rememberedOverlap : overlap(of: frame) }

    /// The height at the screen's bottom that the keyboard really covers; nil if the recording
    /// doesn't say.
    var realOverlap: CGFloat? { realFrame.map(overlap) }

    /// The overlap that this app has to answer to: that of its own keyboard.
    var ownOverlap: CGFloat { isLocal ? overlap : 0 }

    /// The height at the screen's bottom that a docked keyboard covers; zero for any other, and for
    /// a frame as high as the screen, which is no keyboard's.
    private func overlap(of frame: CGRect?) -> CGFloat {
        guard let frame = frame?.standardized, frame.width > 0, frame.height > 0,
            frame.height <= screen.height - 1, frame.maxY >= screen.height - 1,
            frame.minY < screen.height, spansScreen(frame)
        else { return 0 }
        return screen.height - max(0, frame.minY)
    }

    /// Returns a Boolean value that indicates whether a keyboard that ends at or below the bottom
    /// is as wide as the screen, wherever it is said to begin.
    private func spansScreen(_ frame: CGRect) -> Bool {
        let isFull = abs(frame.width - screen.width) <= 1 && frame.maxY <= screen.height + 1
        return isFull || frame.minX <= 1 && frame.maxX >= screen.width - 1
    }

    /// Returns the part of an overlap above the safe area, for content pinned to it.
    func room(for overlap: CGFloat, safeArea: CGFloat) -> CGFloat {
        isLocal ? max(0, overlap - safeArea) : 0
    }
}
