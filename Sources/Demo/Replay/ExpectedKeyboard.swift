import CoreGraphics
import SimulatedDevice

/// The keyboard that a recording describes, and what it asks of a form: the plain reading of the
/// rules, against which the library is held.
struct ExpectedKeyboard {
    let screen: CGSize
    private(set) var frame: CGRect?
    private(set) var isLocal = true
    private var isHiding = false

    init(screen: CGSize) {
        self.screen = screen
    }

    mutating func take(_ step: KeyboardReplay.Step) {
        isLocal = step.isLocal ?? true
        switch step.notice {
        case .willHide, .didHide:
            frame = nil
            isHiding = step.notice == .willHide
        case .didChangeFrame where isHiding:
            break
        case .willShow, .didShow, .willChangeFrame, .didChangeFrame:
            frame = [step.end, step.begin].compactMap { $0 }.first(where: isPossible) ?? frame
            let shows = step.notice == .willShow || step.notice == .didShow
            isHiding = isHiding && !shows && frame == nil
        }
    }

    private func isPossible(_ frame: CGRect) -> Bool {
        [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
            .allSatisfy { $0.isFinite && abs($0) <= 1_000_000 }
    }

    /// The height at the screen's bottom that a docked keyboard covers; zero for any other, and for
    /// a frame as high as the screen, which is no keyboard's.
    var overlap: CGFloat {
        guard let frame = frame?.standardized, frame.width > 0, frame.height > 0,
            frame.height <= screen.height - 1, frame.maxY >= screen.height - 1,
            frame.minY < screen.height,
            frame.minX <= 1, frame.maxX >= screen.width - 1
        else { return 0 }
        return screen.height - max(0, frame.minY)
    }

    /// The overlap that this app has to answer to: that of its own keyboard.
    var ownOverlap: CGFloat { isLocal ? overlap : 0 }

    /// Returns the part of the overlap above the safe area, for content pinned to it.
    func room(safeArea: CGFloat) -> CGFloat {
        max(0, ownOverlap - safeArea)
    }
}
