/// The questions about UIKit that Apple's documentation leaves open.
///
/// The raw values, and those of the answers, are the names in `UIKitBehavior`, which decides how the
/// headless UIKit behaves.
public enum DiagnosisQuestion: String, CaseIterable, Sendable {
    case screenConversion, endFrame, endFrameSpace, didFrames, notificationObject, usualDuration,
        hideDuration, firstHeight
    case crossFadeFrame, hardwareDetach, responderAtHide, textViewEnd, displacedResponder,
        departedResponder, successiveResponders
    case inputViewSwap, reloadedHeight, inputViewBesideHardware, shortcutsAboveInputView
    case contextMenuKeyboard, awayInBackground, severalScenes, minimizedToolbar,
        keyboardGuide
    case guidedViews, sheetGuide, guideAfterDismissal
    case keyboardCurve, collectionControllerRoom, sheetAvoidance, fieldReveal
    case hiddenCells, respondingCellOutOfSight, reloadWithResponder
    case turnedSafeArea, offsetInDeceleration, insetInUpdate
    case pressOrder, tabInField, columnCommands, unperformableCommand, inputViewChain
    case mainMenu, menuBar, missingMenu, focusSearch

    /// The question as a statement that is right or wrong.
    var statement: String {
        switch self {
        case .screenConversion: "A nil window stands for the screen in conversions"
        case .endFrame: "Frames include the bar"
        case .endFrameSpace: "Frames with a bar are in the screen's coordinates"
        case .didFrames: "The frames after a show are those that were announced"
        case .notificationObject: "Notifications name their screen"
        case .usualDuration: "Notifications say 0.38 seconds"
        case .hideDuration: "A hide takes time"
        case .firstHeight: "The first height is the final one"
        case .crossFadeFrame: "With Prefer Cross-Fade Transitions, the frame of a hide is empty"
        case .hardwareDetach: "A keyboard that replaces hardware keys is announced where it stands"
        case .responderAtHide: "A field has resigned when the hide is posted"
        case .textViewEnd: "A text view ends editing after the hide is posted"
        case .displacedResponder: "A field that hands the focus on as it begins has not succeeded"
        case .departedResponder: "A field that is removed as the one before it ends declines"
        case .successiveResponders: "Resigning and focusing in one turn posts a hide"
        case .inputViewSwap: "Another keyboard for another field is a show alone"
        case .reloadedHeight: "Another height of a view in the keyboard's place is posted"
        case .inputViewBesideHardware: "A hardware keyboard leaves a view in the keyboard's place"
        case .shortcutsAboveInputView: "A view in the keyboard's place has no shortcuts above it"
        case .contextMenuKeyboard:
            "A keyboard leaves for a context menu, and returns with a frame of no height"
        case .severalScenes: "With several scenes, frames are in the screen's coordinates"
        case .minimizedToolbar: "The small toolbar of a hardware keyboard covers content"
        case .awayInBackground: "A keyboard leaves with the app, and returns with it, as is posted"
        case .keyboardGuide: "The layout guide follows the keyboard"
        case .guidedViews: "The root view's guide follows the keyboard, and the window's doesn't"
        case .sheetGuide: "The guides in a sheet and behind it follow the keyboard"
        case .guideAfterDismissal: "The guide is at the bottom after a keyboard was dragged away"
        case .keyboardCurve: "The keyboard's curve takes its own time"
        case .collectionControllerRoom: "A collection view controller makes room"
        case .sheetAvoidance: "A sheet moves up for the keyboard"
        case .fieldReveal: "A scroll view scrolls to a focused field by itself"
        case .hiddenCells: "A table returns cells that are not visible"
        case .respondingCellOutOfSight: "A cell with the focused field is kept out of sight"
        case .reloadWithResponder: "Reloading a row ends editing in it"
        case .turnedSafeArea: "A view that is upside down keeps the safe area that it had"
        case .offsetInDeceleration: "Only the method ends a deceleration, the property doesn't"
        case .insetInUpdate: "An inset that is set during an update of a list counts at once"
        case .pressOrder: "Presses come before key commands"
        case .tabInField: "Tab in a field goes to key commands"
        case .columnCommands: "Only the responder chain offers key commands"
        case .unperformableCommand: "A command that nobody performs blocks its keys"
        case .inputViewChain: "Keys in a bar reach the field that it belongs to"
        case .mainMenu: "The main menu has only the keys of Edit"
        case .menuBar: "The window stays key while the menu bar is open"
        case .missingMenu: "A change in a menu that isn't there is ignored"
        case .focusSearch: "An arrow moves focus to what is straight ahead, however far"
        }
    }

    /// What a run without an answer lacks.
    var need: String {
        switch self {
        case .pressOrder, .tabInField, .columnCommands, .unperformableCommand, .focusSearch:
            "needs a hardware keyboard"
        case .reloadedHeight: "needs a view in the keyboard's place that grows"
        case .inputViewBesideHardware:
            "needs a hardware keyboard, and a view in place of the software keyboard"
        case .shortcutsAboveInputView: "needs an iPad, and a view in place of the keyboard"
        case .mainMenu, .menuBar: "needs the menu bar"
        case .missingMenu: "needs an app that may end"
        case .crossFadeFrame: "needs Prefer Cross-Fade Transitions, and a software keyboard"
        case .screenConversion: "needs a window that does not fill the screen"
        case .endFrameSpace: "needs a software keyboard, and a window away from the screen's corner"
        case .sheetAvoidance: "needs a software keyboard, and a sheet with room above it"
        case .hardwareDetach: "needs a hardware keyboard that is detached while a field is edited"
        case .severalScenes: "needs two windows side by side"
        case .minimizedToolbar: "needs a hardware keyboard with a small toolbar"
        case .contextMenuKeyboard:
            "needs a finger that opens a context menu while a field is edited"
        case .awayInBackground: "needs a device that is locked while a field is edited"
        case .guideAfterDismissal: "needs a finger that drags the keyboard away"
        case .sheetGuide: "needs a software keyboard that covers a sheet"
        case .firstHeight: "needs the first software keyboard since the app's launch"
        case .hiddenCells: "needs a table that prepares cells"
        case .displacedResponder: "needs a field whose delegate moves the focus on"
        case .keyboardCurve: "needs a device that is not busy"
        case .offsetInDeceleration: "needs a finger that throws content"
        case .fieldReveal, .respondingCellOutOfSight, .reloadWithResponder, .turnedSafeArea,
            .insetInUpdate, .departedResponder:
            "needs a run without interruption"
        default: "needs a software keyboard"
        }
    }

    /// The answers that the run can tell apart, in words.
    var words: [String: String] {
        switch self {
        case .screenConversion: ["screen": "yes", "scene": "no, for its scene"]
        case .endFrame:
            [
                "withAccessory": "yes", "withoutAccessory": "no",
                "accessoryLater": "yes, from a second announcement on",
            ]
        case .endFrameSpace: ["screen": "yes", "window": "no, in the window's"]
        case .didFrames:
            ["real": "yes", "belowScreen": "no, below the screen", "zero": "no, zeros"]
        case .notificationObject: ["screen": "yes", "none": "no"]
        case .usualDuration: ["long": "yes", "short": "no, less"]
        case .hideDuration: ["usual": "yes", "zero": "no"]
        case .firstHeight: ["final": "yes", "correctedAtOnce": "no, it is corrected at once"]
        case .crossFadeFrame: ["zero": "yes", "usual": "no"]
        case .responderAtHide: ["resigned": "yes", "stillFirst": "no"]
        case .textViewEnd: ["afterHide": "yes", "beforeHide": "no"]
        case .departedResponder: ["declines": "yes", "begins": "no, it begins"]
        case .successiveResponders: ["hideAndShow": "yes", "keepKeyboard": "no"]
        case .inputViewSwap:
            [
                "showAlone": "yes", "showInPlace": "yes, also at the same place",
                "hideFirst": "no, a hide comes first",
            ]
        case .keyboardGuide:
            [
                "exact": "yes, without a finger", "stale": "no",
                "missesTransitions": "not every time", "oneFrameLate": "yes, but late",
                "offByBar": "yes, without the bar",
            ]
        case .keyboardCurve: ["takesItsOwnTime": "yes", "takesTheTimeGiven": "no"]
        case .collectionControllerRoom:
            [
                "untilHide": "yes, until the hide",
                "untilTurnAfterHide": "yes, until one turn after the hide", "never": "no",
            ]
        case .sheetAvoidance:
            ["moves": "yes", "movesLater": "yes, after the notification", "stays": "no"]
        case .fieldReveal: ["scrolls": "yes", "leaves": "no"]
        case .hiddenCells: ["none": "no", "prepared": "yes"]
        case .respondingCellOutOfSight: ["kept": "yes", "resigned": "no"]
        case .reloadWithResponder:
            ["resignsAtOnce": "yes", "resignsAtLayout": "yes, with the next layout", "kept": "no"]
        case .turnedSafeArea: ["kept": "yes", "ofFrame": "no, that of its frame"]
        case .insetInUpdate: ["atOnce": "yes", "afterUpdate": "no, after it"]
        case .inputViewChain: ["window": "no", "owner": "yes"]
        case .guidedViews:
            [
                "belowWindow": "yes", "window": "no, only the window's", "all": "both do",
                "allAndWindowIsOff": "both do, the window's at another place",
            ]
        case .sheetGuide:
            ["both": "yes", "presenting": "only behind it", "presented": "only in it"]
        case .hardwareDetach, .contextMenuKeyboard, .awayInBackground, .severalScenes,
            .minimizedToolbar, .reloadedHeight, .inputViewBesideHardware, .shortcutsAboveInputView,
            .guideAfterDismissal, .displacedResponder, .offsetInDeceleration, .pressOrder,
            .tabInField, .columnCommands, .unperformableCommand,
            .mainMenu, .menuBar, .missingMenu, .focusSearch:
            [:]
        }
    }

    /// Returns the line of the report for an answer, which is `nil` if the run couldn't tell.
    func reported(_ answer: String?) -> DiagnosisReport.Answer {
        let word = answer.flatMap { words[$0] } ?? "not known, \(need)"
        return DiagnosisReport.Answer(
            question: rawValue, answer: answer, line: "\(statement): \(word)")
    }
}
