extension UIKitBehavior {
    /// One question about UIKit with its possible answers.
    public struct Doubt: Sendable, CustomStringConvertible {
        /// The name of the property that answers it.
        public let name: String
        /// The answers that are not assumed.
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

        public static let screenConversion = Doubt("screenConversion", \.screenConversion)
        public static let endFrame = Doubt("endFrame", \.endFrame)
        public static let notificationObject = Doubt("notificationObject", \.notificationObject)
        public static let hideDuration = Doubt("hideDuration", \.hideDuration)
        public static let firstHeight = Doubt("firstHeight", \.firstHeight)
        public static let responderAtHide = Doubt("responderAtHide", \.responderAtHide)
        public static let textViewEnd = Doubt("textViewEnd", \.textViewEnd)
        public static let successiveResponders = Doubt(
            "successiveResponders", \.successiveResponders)
        public static let keyboardGuide = Doubt("keyboardGuide", \.keyboardGuide)
        public static let keyboardCurve = Doubt("keyboardCurve", \.keyboardCurve)
        public static let collectionControllerRoom = Doubt(
            "collectionControllerRoom", \.collectionControllerRoom)
        public static let sheetAvoidance = Doubt("sheetAvoidance", \.sheetAvoidance)
        public static let fieldReveal = Doubt("fieldReveal", \.fieldReveal)
        public static let hiddenCells = Doubt("hiddenCells", \.hiddenCells)
        public static let respondingCellOutOfSight = Doubt(
            "respondingCellOutOfSight", \.respondingCellOutOfSight)
        public static let reloadWithResponder = Doubt("reloadWithResponder", \.reloadWithResponder)
        public static let pressOrder = Doubt("pressOrder", \.pressOrder)
        public static let tabInField = Doubt("tabInField", \.tabInField)
        public static let columnCommands = Doubt("columnCommands", \.columnCommands)
        public static let unperformableCommand = Doubt(
            "unperformableCommand", \.unperformableCommand)
        public static let inputViewChain = Doubt("inputViewChain", \.inputViewChain)

        public static let mainMenu = Doubt("mainMenu", \.mainMenu)
        public static let menuBar = Doubt("menuBar", \.menuBar)

        public static let all: [Doubt] = [
            screenConversion, endFrame, notificationObject, hideDuration, firstHeight,
            responderAtHide, textViewEnd, successiveResponders, keyboardGuide,
            keyboardCurve, collectionControllerRoom, sheetAvoidance, fieldReveal, hiddenCells,
            respondingCellOutOfSight, reloadWithResponder, pressOrder, tabInField, columnCommands,
            unperformableCommand, inputViewChain, mainMenu, menuBar,
        ]
    }

    /// One answer to a doubt, other than the one that is assumed.
    public struct Setting: Sendable, CustomStringConvertible {
        /// The doubt and its answer, as in "keyboardGuide=stale".
        public let name: String
        /// Makes a behavior have this answer.
        public let apply: @Sendable (inout UIKitBehavior) -> Void

        public var description: String { name }

        /// What is assumed, but for this answer.
        public var behavior: UIKitBehavior {
            var behavior = UIKitBehavior()
            apply(&behavior)
            return behavior
        }
    }

    /// A behavior that answers every doubt otherwise than assumed; of several answers the last.
    ///
    /// Some answers hide others: with `SuccessiveResponders.keepKeyboard` a hide is posted at the
    /// end of the turn, when `ResponderAtHide.stillFirst` has no effect any more.
    public static let flipped: UIKitBehavior = {
        var behavior = UIKitBehavior()
        for doubt in Doubt.all { doubt.alternatives.last?.apply(&behavior) }
        return behavior
    }()
}
