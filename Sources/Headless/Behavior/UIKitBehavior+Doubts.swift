import Foundation

extension UIKitBehavior {
    /// A question about UIKit with its possible answers.
    public struct Doubt: Sendable, CustomStringConvertible {
        /// The name of the property that answers the question.
        public let name: String
        /// The answers other than the assumed one.
        public let alternatives: [Setting]

        public var description: String { name }

        private init<Answer: CaseIterable & RawRepresentable<String> & Sendable>(
            _ name: String, _ property: WritableKeyPath<UIKitBehavior, Answer> & Sendable
        ) {
            self.name = name
            alternatives = Answer.allCases.dropFirst().map { answer in
                Setting(name: "\(name)=\(answer.rawValue)") { $0[keyPath: property] = answer }
            }
        }

        /// The doubt that `UIKitBehavior.screenConversion` answers.
        public static let screenConversion = Doubt("screenConversion", \.screenConversion)
        /// The doubt that `UIKitBehavior.endFrame` answers.
        public static let endFrame = Doubt("endFrame", \.endFrame)
        /// The doubt that `UIKitBehavior.endFrameSpace` answers.
        public static let endFrameSpace = Doubt("endFrameSpace", \.endFrameSpace)
        /// The doubt that `UIKitBehavior.didFrames` answers.
        public static let didFrames = Doubt("didFrames", \.didFrames)
        /// The doubt that `UIKitBehavior.notificationObject` answers.
        public static let notificationObject = Doubt("notificationObject", \.notificationObject)
        /// The doubt that `UIKitBehavior.usualDuration` answers.
        public static let usualDuration = Doubt("usualDuration", \.usualDuration)
        /// The doubt that `UIKitBehavior.hideDuration` answers.
        public static let hideDuration = Doubt("hideDuration", \.hideDuration)
        /// The doubt that `UIKitBehavior.firstHeight` answers.
        public static let firstHeight = Doubt("firstHeight", \.firstHeight)
        /// The doubt that `UIKitBehavior.crossFadeFrame` answers.
        public static let crossFadeFrame = Doubt("crossFadeFrame", \.crossFadeFrame)
        /// The doubt that `UIKitBehavior.hardwareDetach` answers.
        public static let hardwareDetach = Doubt("hardwareDetach", \.hardwareDetach)
        /// The doubt that `UIKitBehavior.responderAtHide` answers.
        public static let responderAtHide = Doubt("responderAtHide", \.responderAtHide)
        /// The doubt that `UIKitBehavior.textViewEnd` answers.
        public static let textViewEnd = Doubt("textViewEnd", \.textViewEnd)
        /// The doubt that `UIKitBehavior.displacedResponder` answers.
        public static let displacedResponder = Doubt("displacedResponder", \.displacedResponder)
        /// The doubt that `UIKitBehavior.departedResponder` answers.
        public static let departedResponder = Doubt("departedResponder", \.departedResponder)
        /// The doubt that `UIKitBehavior.successiveResponders` answers.
        public static let successiveResponders = Doubt(
            "successiveResponders", \.successiveResponders)
        /// The doubt that `UIKitBehavior.inputViewSwap` answers.
        public static let inputViewSwap = Doubt("inputViewSwap", \.inputViewSwap)
        /// The doubt that `UIKitBehavior.reloadedHeight` answers.
        public static let reloadedHeight = Doubt("reloadedHeight", \.reloadedHeight)
        /// The doubt that `UIKitBehavior.inputViewBesideHardware` answers.
        public static let inputViewBesideHardware = Doubt(
            "inputViewBesideHardware", \.inputViewBesideHardware)
        /// The doubt that `UIKitBehavior.shortcutsAboveInputView` answers.
        public static let shortcutsAboveInputView = Doubt(
            "shortcutsAboveInputView", \.shortcutsAboveInputView)
        /// The doubt that `UIKitBehavior.contextMenuKeyboard` answers.
        public static let contextMenuKeyboard = Doubt("contextMenuKeyboard", \.contextMenuKeyboard)
        /// The doubt that `UIKitBehavior.awayInBackground` answers.
        public static let awayInBackground = Doubt("awayInBackground", \.awayInBackground)
        /// The doubt that `UIKitBehavior.severalScenes` answers.
        public static let severalScenes = Doubt("severalScenes", \.severalScenes)
        /// The doubt that `UIKitBehavior.minimizedToolbar` answers.
        public static let minimizedToolbar = Doubt("minimizedToolbar", \.minimizedToolbar)
        /// The doubt that `UIKitBehavior.keyboardGuide` answers.
        public static let keyboardGuide = Doubt("keyboardGuide", \.keyboardGuide)
        /// The doubt that `UIKitBehavior.guidedViews` answers.
        public static let guidedViews = Doubt("guidedViews", \.guidedViews)
        /// The doubt that `UIKitBehavior.sheetGuide` answers.
        public static let sheetGuide = Doubt("sheetGuide", \.sheetGuide)
        /// The doubt that `UIKitBehavior.guideAfterDismissal` answers.
        public static let guideAfterDismissal = Doubt("guideAfterDismissal", \.guideAfterDismissal)
        /// The doubt that `UIKitBehavior.keyboardCurve` answers.
        public static let keyboardCurve = Doubt("keyboardCurve", \.keyboardCurve)
        /// The doubt that `UIKitBehavior.collectionControllerRoom` answers.
        public static let collectionControllerRoom = Doubt(
            "collectionControllerRoom", \.collectionControllerRoom)
        /// The doubt that `UIKitBehavior.sheetAvoidance` answers.
        public static let sheetAvoidance = Doubt("sheetAvoidance", \.sheetAvoidance)
        /// The doubt that `UIKitBehavior.fieldReveal` answers.
        public static let fieldReveal = Doubt("fieldReveal", \.fieldReveal)
        /// The doubt that `UIKitBehavior.hiddenCells` answers.
        public static let hiddenCells = Doubt("hiddenCells", \.hiddenCells)
        /// The doubt that `UIKitBehavior.respondingCellOutOfSight` answers.
        public static let respondingCellOutOfSight = Doubt(
            "respondingCellOutOfSight", \.respondingCellOutOfSight)
        /// The doubt that `UIKitBehavior.reloadWithResponder` answers.
        public static let reloadWithResponder = Doubt("reloadWithResponder", \.reloadWithResponder)
        /// The doubt that `UIKitBehavior.turnedSafeArea` answers.
        public static let turnedSafeArea = Doubt("turnedSafeArea", \.turnedSafeArea)
        /// The doubt that `UIKitBehavior.offsetInDeceleration` answers.
        public static let offsetInDeceleration = Doubt(
            "offsetInDeceleration", \.offsetInDeceleration)
        /// The doubt that `UIKitBehavior.insetInUpdate` answers.
        public static let insetInUpdate = Doubt("insetInUpdate", \.insetInUpdate)
        /// The doubt that `UIKitBehavior.pressOrder` answers.
        public static let pressOrder = Doubt("pressOrder", \.pressOrder)
        /// The doubt that `UIKitBehavior.tabInField` answers.
        public static let tabInField = Doubt("tabInField", \.tabInField)
        /// The doubt that `UIKitBehavior.columnCommands` answers.
        public static let columnCommands = Doubt("columnCommands", \.columnCommands)
        /// The doubt that `UIKitBehavior.unperformableCommand` answers.
        public static let unperformableCommand = Doubt(
            "unperformableCommand", \.unperformableCommand)
        /// The doubt that `UIKitBehavior.inputViewChain` answers.
        public static let inputViewChain = Doubt("inputViewChain", \.inputViewChain)

        /// The doubt that `UIKitBehavior.mainMenu` answers.
        public static let mainMenu = Doubt("mainMenu", \.mainMenu)
        /// The doubt that `UIKitBehavior.menuBar` answers.
        public static let menuBar = Doubt("menuBar", \.menuBar)
        /// The doubt that `UIKitBehavior.missingMenu` answers.
        public static let missingMenu = Doubt("missingMenu", \.missingMenu)
        /// The doubt that `UIKitBehavior.focusSearch` answers.
        public static let focusSearch = Doubt("focusSearch", \.focusSearch)

        /// All doubts, in the order of the properties that answer them.
        public static let all: [Doubt] = [
            screenConversion, endFrame, endFrameSpace, didFrames, notificationObject, usualDuration,
            hideDuration, firstHeight, crossFadeFrame, hardwareDetach, responderAtHide, textViewEnd,
            displacedResponder, departedResponder, successiveResponders,
            inputViewSwap, reloadedHeight, inputViewBesideHardware, shortcutsAboveInputView,
            contextMenuKeyboard, awayInBackground, severalScenes, minimizedToolbar,
            keyboardGuide,
            guidedViews, sheetGuide, guideAfterDismissal, keyboardCurve, collectionControllerRoom,
            sheetAvoidance, fieldReveal, hiddenCells, respondingCellOutOfSight, reloadWithResponder,
            turnedSafeArea, offsetInDeceleration, insetInUpdate, pressOrder, tabInField,
            columnCommands, unperformableCommand, inputViewChain, mainMenu, menuBar, missingMenu,
            focusSearch,
        ]
    }

    /// An answer to a doubt other than the assumed one.
    public struct Setting: Sendable, CustomStringConvertible {
        /// The name of the doubt and its answer, such as "keyboardGuide=stale".
        public let name: String
        /// The function that gives a behavior this answer.
        public let apply: @Sendable (inout UIKitBehavior) -> Void

        public var description: String { name }

        /// The setting that the environment variable `UIKIT_BEHAVIOR` names; `nil` if it names
        /// none.
        static var ofEnvironment: Setting? {
            let name = ProcessInfo.processInfo.environment["UIKIT_BEHAVIOR"]
            return Doubt.all.flatMap(\.alternatives).first { $0.name == name }
        }

        /// The assumed behavior with only this answer changed.
        public var behavior: UIKitBehavior {
            var behavior = UIKitBehavior()
            apply(&behavior)
            return behavior
        }
    }

    /// A behavior that answers every doubt differently than assumed, with the last of several
    /// answers.
    ///
    /// Some answers hide others: with `SuccessiveResponders.keepKeyboard`, a hide is posted at the
    /// end of the turn, when `ResponderAtHide.stillFirst` no longer has an effect.
    public static let flipped: UIKitBehavior = {
        var behavior = UIKitBehavior()
        for doubt in Doubt.all { doubt.alternatives.last?.apply(&behavior) }
        return behavior
    }()
}
