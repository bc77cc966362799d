/// The ways in which UIKit may behave where no source settles which one is real.
///
/// Each property answers one question. Its initial value is what the headless UIKit assumes; the
/// other cases are just as possible. Code that works under all of them does not depend on the
/// answer.
public struct UIKitBehavior: Hashable, Sendable {
    /// The behavior of a device that is made without naming one.
    @TaskLocal public static var standard = UIKitBehavior()

    public init() {}

    // MARK: Coordinates and windows

    public var screenConversion = ScreenConversion.screen

    /// What `UIWindow.convert(_:from:)` and `convert(_:to:)` mean by a window that is nil.
    ///
    /// The header says "pass in nil to mean screen"; UIWindow has separate private conversions to
    /// the scene's reference space, and the page of `keyboardFrameEndUserInfoKey` asks for the
    /// screen's coordinate space instead, for Split View, Slide Over and Stage Manager.
    public enum ScreenConversion: String, CaseIterable, Sendable {
        case screen
        /// The space of the window's scene, whose origin is the scene's corner.
        case scene
    }

    // MARK: The keyboard's notifications

    public var endFrame = EndFrame.withAccessory

    /// Whether the frames that notifications carry include the accessory view.
    ///
    /// All recordings up to iOS 17 include it. Reports about iOS 26 say that it is left out
    /// (badoo/Chatto#797, mozilla-mobile/firefox-ios#30146).
    public enum EndFrame: String, CaseIterable, Sendable {
        case withAccessory, withoutAccessory
    }

    public var notificationObject = NotificationObject.none

    /// What keyboard notifications have as their object.
    ///
    /// Apple's page of `keyboardWillShowNotification`: the screen, since iOS 16.1; nothing before.
    /// The assumed answer is `none`, as on iOS 15, the oldest system that the library supports.
    public enum NotificationObject: String, CaseIterable, Sendable {
        case none, screen
    }

    public var hideDuration = HideDuration.usual

    /// How long a hide says that it takes.
    ///
    /// Reports about iOS 26 have hides of no duration after an alert was left
    /// (hackiftekhar/IQKeyboardManager#2124).
    public enum HideDuration: String, CaseIterable, Sendable {
        case usual, zero
    }

    public var firstHeight = FirstHeight.final

    /// What height the first show tells.
    ///
    /// Logs of iOS 17 begin with 44 points, the height of a hardware keyboard's bar, and correct
    /// that in the same turn.
    public enum FirstHeight: String, CaseIterable, Sendable {
        case final, correctedAtOnce
    }

    public var responderAtHide = ResponderAtHide.resigned

    /// Whether the field that resigns is still first responder when `willHide` is posted.
    public enum ResponderAtHide: String, CaseIterable, Sendable {
        case resigned, stillFirst
    }

    public var textViewEnd = TextViewEnd.afterHide

    /// Whether a text view's `textViewDidEndEditing` comes before or after `willHide`.
    ///
    /// Apple's overview of UITextFieldDelegate states the order for text fields alone: after it.
    /// When editing begins, a text view reverses the order of text fields
    /// (hackiftekhar/IQKeyboardManager#271), so it may do so when editing ends.
    public enum TextViewEnd: String, CaseIterable, Sendable {
        case afterHide, beforeHide
    }

    public var successiveResponders = SuccessiveResponders.hideAndShow

    /// What is posted when an input resigns and another one becomes first responder in the same
    /// turn of the run loop, without the second displacing the first.
    ///
    /// Resigning and becoming first again was "a full keyboard dismiss/show animation cycle"
    /// (migueldeicaza/SwiftTerm#466), and `willHide` comes whenever a field resigns
    /// (Papercloud/KeyboardConstraint#4). No source was found for a UIKit that waits for the end of
    /// the turn, as it does for fields that displace each other.
    public enum SuccessiveResponders: String, CaseIterable, Sendable {
        /// A hide, and a show after it.
        case hideAndShow
        /// Nothing: the keyboard stays where it is.
        case keepKeyboard
    }

    // MARK: The keyboard layout guide

    public var keyboardGuide = KeyboardGuide.exact

    /// How well `keyboardLayoutGuide` keeps up with the keyboard.
    ///
    /// manaflow-ai/cmux#9958 and #10810 report a guide that stays at the bottom, #9663 one that
    /// misses a transition.
    public enum KeyboardGuide: String, CaseIterable, Sendable {
        case exact
        /// It stays at the bottom of the safe area whatever the keyboard does.
        case stale
        /// It misses every second transition and catches up at the next.
        case missesTransitions
        /// It moves one frame after the keyboard.
        case oneFrameLate
        /// It stays while a finger drags the keyboard and catches up when the finger lifts.
        case silentDuringDrag
        /// It stays during an interactive pop and catches up when that ends.
        case silentDuringPop
    }

    public var keyboardCurve = KeyboardCurve.takesItsOwnTime

    /// How long an animation with the keyboard's curve, number 7, takes.
    ///
    /// The curve is a spring of half a second whatever duration is given, as people have printed
    /// (Apple developer forums, thread 48088; flutter-team-archive/engine#37604); notifications
    /// say 0.25.
    public enum KeyboardCurve: String, CaseIterable, Sendable {
        case takesItsOwnTime
        /// The same spring in the time that is given.
        case takesTheTimeGiven
    }

    // MARK: What makes room by itself

    public var collectionControllerRoom = CollectionControllerRoom.never

    /// Whether a UICollectionViewController makes room for the keyboard, as a table controller
    /// does, and when that room goes.
    ///
    /// A decompiled UIKitCore has the support, and takes the room back by a `performSelector` with
    /// a delay of zero; no page of Apple's mentions it.
    public enum CollectionControllerRoom: String, CaseIterable, Sendable {
        case never
        /// It does, and the room goes with `willHide`.
        case untilHide
        /// It does, and the room goes one turn of the run loop after `willHide`.
        case untilTurnAfterHide
    }

    public var sheetAvoidance = SheetAvoidance.moves

    /// Whether UIKit moves a form sheet, or a sheet with detents, that the keyboard would cover.
    public enum SheetAvoidance: String, CaseIterable, Sendable {
        case moves, stays
    }

    public var fieldReveal = FieldReveal.scrolls

    /// Whether UIKit scrolls an enclosing scroll view to a text field that begins editing.
    public enum FieldReveal: String, CaseIterable, Sendable {
        case scrolls, leaves
    }

    // MARK: Lists

    public var hiddenCells = HiddenCells.none

    /// Whether `cellForRow(at:)` and `cellForItem(at:)` answer for a row just beyond the edge.
    ///
    /// Apple's pages: since iOS 15 a prepared cell is returned although it is not visible. It is
    /// in no window then. The assumed answer is `none`, which is the stricter one: code that works
    /// without such a cell also works with it.
    public enum HiddenCells: String, CaseIterable, Sendable {
        case none, prepared
    }

    public var respondingCellOutOfSight = RespondingCellOutOfSight.kept

    /// What happens to the cell with the first responder when its row leaves the screen.
    public enum RespondingCellOutOfSight: String, CaseIterable, Sendable {
        case kept, resigned
    }

    public var reloadWithResponder = ReloadWithResponder.resignsAtOnce

    /// What happens to a first responder in a cell when that cell is replaced: by `reloadData`,
    /// `reloadRows(at:with:)`, `reloadItems(at:)`, `reloadSections` of either list, or because a
    /// snapshot that is applied reloads its item or section.
    public enum ReloadWithResponder: String, CaseIterable, Sendable {
        case resignsAtOnce
        /// It resigns when the list is laid out next.
        case resignsAtLayout
        /// The cell is kept for its row.
        case kept
    }

    // MARK: Keys

    public var pressOrder = PressOrder.commandsFirst

    /// Whether the responders hear of a press before or after key commands and text took it.
    public enum PressOrder: String, CaseIterable, Sendable {
        case commandsFirst, pressesFirst
    }

    public var tabInField = TabInField.commands

    /// What Tab does in a text field where there is no focus engine, as on an iPhone.
    ///
    /// UIKit of iOS 5 and 6 moved to another field by itself; no page of Apple's says what became
    /// of that.
    public enum TabInField: String, CaseIterable, Sendable {
        /// The field has no use for it, and key commands get it.
        case commands
        /// The next text field, from top to bottom and from left to right, becomes first responder.
        case nextField
    }

    public var columnCommands = ColumnCommands.responderChain

    /// Whether the key commands of a split view's other columns count, though they are not in the
    /// responder chain.
    ///
    /// douglashill/KeyboardKit saw it on iOS 14.2 for the primary column.
    public enum ColumnCommands: String, CaseIterable, Sendable {
        case responderChain, allColumns
    }

    public var unperformableCommand = UnperformableCommand.blocks

    /// What a key command does whose action nobody can perform.
    ///
    /// FB9469253, cited by douglashill/KeyboardKit: since iOS 15 it still blocks other commands
    /// with the same keys.
    public enum UnperformableCommand: String, CaseIterable, Sendable {
        case blocks, passes
    }
    public var inputViewChain = InputViewChain.window

    /// Where keys go on from the responders of an input view or an input accessory view.
    ///
    /// A bar stays on the screen while a text field in it is edited, which speaks for its owner:
    /// input views are looked for up the responder chain.
    public enum InputViewChain: String, CaseIterable, Sendable {
        /// To the keyboard's window.
        case window
        /// To the responder that brought the view along.
        case owner
    }

    // MARK: Menus

    public var mainMenu = MainMenu.editing

    /// What the main menu has before an app changes it.
    public enum MainMenu: String, CaseIterable, Sendable {
        /// Of commands only those of the Edit menu.
        case editing
        /// Find, Italic and Show Sidebar besides, with keys, as an app met them on iPadOS 26
        /// (Ranchero-Software/NetNewsWire#5409).
        case whole
    }

    public var menuBar = MenuBar.keepsKeyWindow

    /// What becomes of the app's window while its menu bar is open.
    ///
    /// On iPadOS 26 it keeps the keyboard's attention, on 27 it loses it (kitknox/rootshell#456).
    public enum MenuBar: String, CaseIterable, Sendable {
        case keepsKeyWindow, resignsKeyWindow
    }
}
