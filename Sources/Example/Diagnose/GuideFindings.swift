import CoreGraphics

/// Where the keyboard and the guides were while the form was played, and the answers that follow
/// from it.
struct GuideFindings: Equatable, Sendable {
    /// The places of the keyboard and the guides, each with a software keyboard.
    var placements: [KeyboardPlacement] = []

    /// The answers to the questions that the places can answer.
    var answers: [(DiagnosisQuestion, String?)] {
        [(.endFrameSpace, endFrameSpace), (.guidedViews, guidedViews)]
    }

    /// The space in which all frames with a bar are; `nil` if both would do, or neither.
    private var endFrameSpace: String? {
        let told = placements.filter { $0.bar != nil }.map(\.isRight)
        guard !told.isEmpty else { return nil }
        if told.allSatisfy({ $0.inScreen && !$0.inWindow }) { return "screen" }
        return told.allSatisfy { $0.inWindow && !$0.inScreen } ? "window" : nil
    }

    private var guidedViews: String? {
        let ofRoot = placements.compactMap(\.rootKeyboardTop)
        let ofWindow = placements.compactMap(\.windowKeyboardTop)
        switch (ofRoot.isEmpty, ofWindow.isEmpty) {
        case (true, true): return nil
        case (false, true): return "belowWindow"
        case (true, false): return "window"
        case (false, false):
            let agree = placements.allSatisfy { placement in
                guard let root = placement.rootKeyboardTop, let window = placement.windowKeyboardTop
                else { return true }
                return abs(root - window) <= 1
            }
            return agree ? "all" : "allAndWindowIsOff"
        }
    }
}

/// Where the guides in a sheet and behind it were with a keyboard that covers the sheet.
struct SheetGuideFindings: Equatable, Sendable {
    /// A Boolean value that indicates whether the guide of the sheet's view shows a keyboard; `nil`
    /// without a keyboard that covers the sheet.
    var isInSheet: Bool?
    /// A Boolean value that indicates whether the guide of the presenting view shows a keyboard.
    var isBehind = false

    /// The answer; `nil` if neither guide follows the keyboard.
    var answer: String? {
        switch (isInSheet, isBehind) {
        case (true?, true): "both"
        case (true?, false): "presented"
        case (false?, true): "presenting"
        default: nil
        }
    }
}
