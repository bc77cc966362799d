import Foundation

/// A set of answers to the questions about UIKit that no source settles.
///
/// Each property answers one question. Its initial value is the answer that the headless UIKit
/// assumes; the other cases are just as possible. Code that works under all of them doesn't depend
/// on the answer.
public struct UIKitBehavior: Hashable, Sendable {
    /// The behavior of a device that is created without a behavior.
    ///
    /// It is the assumed one, unless the environment variable `UIKIT_BEHAVIOR` names a setting,
    /// such as `keyboardGuide=stale`.
    @TaskLocal public static var standard = Setting.ofEnvironment?.behavior ?? UIKitBehavior()

    /// Creates the behavior that the headless UIKit assumes.
    public init() {}

    // MARK: Coordinates and windows

    /// The coordinate space that a nil window stands for in a window's conversions.
    public var screenConversion = ScreenConversion.screen

    /// The coordinate spaces that a nil window may stand for in `UIWindow.convert(_:from:)` and
    /// `convert(_:to:)`.
    ///
    /// The header says "pass in nil to mean screen"; UIWindow has separate private conversions to
    /// the scene's reference space, and the page of `keyboardFrameEndUserInfoKey` asks for the
    /// screen's coordinate space instead, for Split View, Slide Over and Stage Manager.
    public enum ScreenConversion: String, CaseIterable, Sendable {
        /// The coordinate space of the window's screen.
        case screen
        /// The coordinate space of the window's scene, whose origin is the scene's corner.
        case scene
    }

    // MARK: The keyboard's notifications

    /// The part of the keyboard that the frames in its notifications include.
    public var endFrame = EndFrame.withAccessory

    /// The parts of the keyboard that the frames in its notifications may include.
    ///
    /// All recordings up to iOS 17 include the accessory view. Reports about iOS 26 say that it is
    /// excluded (badoo/Chatto#797, mozilla-mobile/firefox-ios#30146). Both are true if the view
    /// comes in a second step, as on an iPad with iPadOS 26 (ZingerLittleBee/Heeler), where the
    /// frames of a hide end above the bottom by its height (hackiftekhar/IQKeyboardNotification
    /// 1.0.7).
    public enum EndFrame: String, CaseIterable, Sendable {
        /// The keys and the accessory view above them.
        case withAccessory
        /// The keys alone.
        case withoutAccessory
        /// The keys alone in the first announcement of a show, and the accessory view in a second
        /// one. In a hide, the accessory view is at the bottom of the screen.
        case accessoryLater
    }

    /// The coordinate space of the frames in the notifications of a keyboard with an accessory
    /// view.
    public var endFrameSpace = EndFrameSpace.screen

    /// The coordinate spaces that the frames in the notifications of a keyboard with an accessory
    /// view may have.
    ///
    /// According to Apple's pages of `keyboardFrameEndUserInfoKey`, it is that of the screen. With
    /// an accessory view in a window of a beta of iPadOS 26, it was that of the app's view
    /// (FB18129544, chockenberry/KeyboardAvoider;
    /// kirillzyusko/react-native-keyboard-controller#1223).
    public enum EndFrameSpace: String, CaseIterable, Sendable {
        /// The coordinate space of the screen.
        case screen
        /// The coordinate space of the app's window.
        case window
    }

    /// The end frames in the notifications after a show.
    public var didFrames = DidFrames.real

    /// The end frames that `didChangeFrame` and `didShow` may have.
    ///
    /// iOS 27 is said to misreport frames outside of `willChangeFrame` (manaflow-ai/cmux#10810,
    /// #10518).
    public enum DidFrames: String, CaseIterable, Sendable {
        /// The frame that was announced.
        case real
        /// The frame, moved just below the screen.
        case belowScreen
        /// A rectangle of zeros.
        case zero
    }

    /// The object of the keyboard's notifications.
    public var notificationObject = NotificationObject.screen

    /// The objects that the keyboard's notifications may have.
    ///
    /// Apple's page of `keyboardWillShowNotification`: the screen, since iOS 16.1; nothing before.
    /// Code that returns without a screen was seen to move its content on iPadOS 26
    /// (chockenberry/KeyboardAvoider), and WWDC23 session 10281 has the same line. The other answer
    /// is that of iOS 15 to 16.0, which the library supports as well.
    public enum NotificationObject: String, CaseIterable, Sendable {
        /// The screen on which the keyboard is.
        case screen
        /// No object.
        case none
    }

    /// The duration in the keyboard's notifications.
    public var usualDuration = UsualDuration.long

    /// The durations that the keyboard's notifications may have.
    ///
    /// A simulator of iOS 26.5 printed 0.3833 seconds and the curve 7 for a plain show, and 383
    /// milliseconds are reported from iOS 26 (kirillzyusko/react-native-keyboard-controller#1242).
    /// All but a few of the recordings of older systems have 0.25, as does an iPhone 17 Pro with
    /// iOS 27 in the output of React Native.
    public enum UsualDuration: String, CaseIterable, Sendable {
        /// A duration of 0.3833 seconds.
        case long
        /// A duration of 0.25 seconds.
        case short

        /// The duration, in seconds.
        public var seconds: Double { self == .long ? 0.3833 : 0.25 }
    }

    /// The duration in the notifications of a hide.
    public var hideDuration = HideDuration.usual

    /// The durations that the notifications of a hide may have.
    ///
    /// In reports about iOS 26, a hide after an alert has no duration
    /// (hackiftekhar/IQKeyboardManager#2124).
    public enum HideDuration: String, CaseIterable, Sendable {
        /// The duration of a show.
        case usual
        /// A duration of 0 seconds.
        case zero
    }

    /// The height in the first notification of the first show.
    public var firstHeight = FirstHeight.final

    /// The heights that the first notification of the first show may have.
    ///
    /// Logs of iOS 17 begin with 44 points, the height of a hardware keyboard's bar, and correct
    /// the height in the same turn.
    public enum FirstHeight: String, CaseIterable, Sendable {
        /// The final height of the keyboard.
        case final
        /// A height of 44 points, with further notifications of the final height in the same turn.
        case correctedAtOnce
    }

    /// The end frame in the notifications of a hide while Prefer Cross-Fade Transitions is on.
    public var crossFadeFrame = CrossFadeFrame.zero

    /// The end frames that the notifications of a hide may have while Prefer Cross-Fade Transitions
    /// is on.
    ///
    /// In reports from iOS 14 to 18, the frame is an empty rectangle as soon as an input resigns,
    /// and the usual one in a show (react/react-native#29974,
    /// software-mansion/react-native-reanimated#6440, finn-no/FinniversKit#1208). The duration is
    /// that of any other show or hide: kirillzyusko/react-native-keyboard-controller#1242 has 383
    /// milliseconds on iOS 26, which is usual there.
    public enum CrossFadeFrame: String, CaseIterable, Sendable {
        /// A rectangle of zeros.
        case zero
        /// The frame below the screen, as without the setting.
        case usual
    }

    /// The end frame in the notifications of a keyboard that appears because a hardware keyboard is
    /// detached.
    public var hardwareDetach = HardwareDetach.place

    /// The end frames that the notifications may have when the keyboard appears because a hardware
    /// keyboard is detached.
    ///
    /// In a simulator of an iPad Pro with iPadOS 26, `willShow` ended just below the screen while a
    /// field was first responder. The keyboard was at the bottom, and `didShow` was posted without
    /// another frame (ZingerLittleBee/Heeler).
    public enum HardwareDetach: String, CaseIterable, Sendable {
        /// The frame of the keyboard.
        case place
        /// The keyboard's size, just below the screen.
        case belowScreen
    }

    /// The state of the field that resigns when `willHide` is posted.
    public var responderAtHide = ResponderAtHide.resigned

    /// The states that the field that resigns may be in when `willHide` is posted.
    public enum ResponderAtHide: String, CaseIterable, Sendable {
        /// The field is no longer first responder.
        case resigned
        /// The field is still first responder.
        case stillFirst
    }

    /// The moment of a text view's `textViewDidEndEditing`.
    public var textViewEnd = TextViewEnd.afterHide

    /// The moments at which a text view's `textViewDidEndEditing` may come, compared with
    /// `willHide`.
    ///
    /// Apple's overview of UITextFieldDelegate states the order for text fields alone: after it.
    /// When editing begins, a text view reverses the order of text fields
    /// (hackiftekhar/IQKeyboardManager#271), so it may do so when editing ends.
    public enum TextViewEnd: String, CaseIterable, Sendable {
        /// After `willHide`.
        case afterHide
        /// Before `willHide`.
        case beforeHide
    }

    /// The return value of `becomeFirstResponder()` for an input that ceases to be first responder
    /// as it begins editing.
    public var displacedResponder = DisplacedResponder.failed

    /// The return values that `becomeFirstResponder()` may have for an input that resigned, or was
    /// replaced, while its delegate was notified that editing began.
    ///
    /// Apple's page of the method says "true if this object is now the first responder", which is
    /// no longer the case. But the input had become first responder, and no source says whether the
    /// method checks again.
    public enum DisplacedResponder: String, CaseIterable, Sendable {
        /// False, because the input is not first responder.
        case failed
        /// True, because the input was first responder.
        case succeeded
    }

    /// The result for an input that leaves its window while another one ends editing in its favor.
    public var departedResponder = DepartedResponder.declines

    /// The results that `becomeFirstResponder()` may have for an input that the app removes from its
    /// window in the `didEndEditing` of the input before it, such as by a reload of its list.
    ///
    /// Apple's page of the method says that a responder must be in an active view hierarchy, and no
    /// source says whether UIKit checks again after the other input has ended editing.
    public enum DepartedResponder: String, CaseIterable, Sendable {
        /// The input doesn't begin editing, and the window has no first responder.
        case declines
        /// The input begins editing, and is first responder of the window that it was in.
        case begins
    }

    /// The notifications that are posted when one input resigns and another one begins editing.
    public var successiveResponders = SuccessiveResponders.hideAndShow

    /// The notifications that may be posted when an input resigns and another one becomes first
    /// responder in the same turn of the run loop, without the second displacing the first.
    ///
    /// Resigning and becoming first responder again was "a full keyboard dismiss/show animation
    /// cycle" (migueldeicaza/SwiftTerm#466), and `willHide` comes whenever a field resigns
    /// (Papercloud/KeyboardConstraint#4). No source was found for a UIKit that waits for the end of
    /// the turn, as it does for fields that displace each other.
    public enum SuccessiveResponders: String, CaseIterable, Sendable {
        /// A hide, and a show after it.
        case hideAndShow
        /// No notification: the keyboard stays where it is.
        case keepKeyboard
    }

    /// The notifications before the show that a change of input views causes.
    public var inputViewSwap = InputViewSwap.showAlone

    /// The notifications that may be posted when a visible keyboard gets another input or accessory
    /// view, or another height, from another first responder or by `reloadInputViews`.
    ///
    /// Between two fields with the same keyboard, nothing is posted (recordings from iOS 9 to 11).
    /// An app of iOS 9 that replaced the keyboard by a view with `reloadInputViews` received frames
    /// of which the first was the same as the last (slackhq/SlackTextViewController#416). In
    /// simulators of iPadOS 26, a change of responders or input views posted a hide right before the
    /// show (ZingerLittleBee/Heeler).
    public enum InputViewSwap: String, CaseIterable, Sendable {
        /// A show, if the frame changes. A view of the same height comes without a notification.
        case showAlone
        /// A show, which ends where it begins if the frame stays.
        case showInPlace
        /// A hide, and a show right after it, while the keyboard stays where it is.
        case hideFirst
    }

    /// The notifications when a view that is shown in place of the keyboard gets another height.
    public var reloadedHeight = ReloadedHeight.posted

    /// The notifications that `reloadInputViews` may cause if it changes the height of what is in the
    /// keyboard's place.
    ///
    /// No source tells. Apps that exchange the keyboard for a view often get none, which
    /// `InputViewSwap` has for a view that is as high.
    public enum ReloadedHeight: String, CaseIterable, Sendable {
        /// Those of any other change of height.
        case posted
        /// None.
        case silent
    }

    /// A view of the app's in place of the keyboard, while there is a hardware keyboard.
    public var inputViewBesideHardware = InputViewBesideHardware.shown

    /// What a hardware keyboard may do to a view of the app's in place of the keyboard.
    ///
    /// The view stays (lionheart/openradar-mirror#12332, from iOS 5 to 7;
    /// matmartinez/MMNumberKeyboard#14, iOS 9 and its simulator). No source is newer.
    public enum InputViewBesideHardware: String, CaseIterable, Sendable {
        /// The view is shown.
        case shown
        /// The view is hidden, as the keys are.
        case hidden
    }

    /// The bar of shortcuts of an iPad above a view of the app's in place of the keyboard.
    public var shortcutsAboveInputView = ShortcutsAboveInputView.absent

    /// What an iPad may show above a view of the app's in place of the keyboard.
    ///
    /// Above keys, it has a bar with undo, redo and paste, which goes with the groups of buttons in the
    /// input's assistant item (react/react-native#24141, makecindy/cindy#390). No source says that it
    /// is above other views.
    public enum ShortcutsAboveInputView: String, CaseIterable, Sendable {
        /// Nothing.
        case absent
        /// The bar that is above keys.
        case shown
    }

    /// The keyboard while a context menu is on the screen, and after it.
    public var contextMenuKeyboard = ContextMenuKeyboard.returnsWithoutHeight

    /// The notifications about a visible keyboard when the app goes to the background.
    public var awayInBackground = AwayInBackground.hideAndShow

    /// The notifications that may be posted about a visible keyboard when the app goes to the
    /// background.
    ///
    /// Notifications upon the return are reported (lionheart/openradar-mirror#21065). When a device
    /// was locked and unlocked, UIKit was seen to omit the hide, which left an app's content at
    /// half its height.
    public enum AwayInBackground: String, CaseIterable, Sendable {
        /// A hide when the app leaves, and a show when it returns.
        case hideAndShow
        /// None: the keyboard disappears and reappears.
        case silent
        /// None: the keyboard disappears, and the input resigns.
        case goneSilently
    }

    /// The coordinates of the keyboard's frames and guides while several scenes are on a screen.
    public var severalScenes = SeveralScenes.screen

    /// The coordinates that the keyboard's frames and guides may have while several scenes of the
    /// app are on a screen.
    ///
    /// With two scenes, guides were seen to take the place of the keyboard in the other scene
    /// (blinksh/kb-layout-issue-demo-app).
    public enum SeveralScenes: String, CaseIterable, Sendable {
        /// The frames are in the screen's coordinates, and each guide in those of its own scene.
        case screen
        /// Frames and guides are in the coordinates of the window that contains the edited input.
        case editedWindow
    }

    /// The treatment of the small toolbar to which people minimize the shortcuts of a hardware
    /// keyboard.
    public var minimizedToolbar = MinimizedToolbar.covers

    /// The treatments that the small toolbar of a hardware keyboard may have.
    ///
    /// In Stage Manager, it is a part of the keyboard, which the layout guide avoids; elsewhere it
    /// isn't (WWDC23, "Keep up with the keyboard").
    public enum MinimizedToolbar: String, CaseIterable, Sendable {
        /// It covers content, and the layout guide ignores it.
        case covers
        /// It is a part of the keyboard, which the layout guide avoids.
        case isKeyboard
    }

    // MARK: The keyboard layout guide

    /// The accuracy with which `keyboardLayoutGuide` follows the keyboard.
    public var keyboardGuide = KeyboardGuide.exact

    /// The ways in which `keyboardLayoutGuide` may follow the keyboard.
    ///
    /// manaflow-ai/cmux#9958 and #10810 report a guide that stays at the bottom, #9663 one that
    /// misses a transition. In a simulator with iOS 26.5 it was exact, without an accessory view;
    /// with one, a beta of iPadOS 26 had it at other places (FB18129558).
    public enum KeyboardGuide: String, CaseIterable, Sendable {
        /// The guide moves with the keyboard.
        case exact
        /// The guide stays at the bottom of the safe area whatever the keyboard does.
        case stale
        /// The guide misses every second transition and catches up at the next.
        case missesTransitions
        /// The guide moves one frame after the keyboard.
        case oneFrameLate
        /// The guide stays while a finger drags the keyboard and catches up when the finger lifts.
        case silentDuringDrag
        /// The guide stays during an interactive pop and catches up when that ends.
        case silentDuringPop
        /// The guide excludes the accessory view, and is lower by its height.
        case offByBar
    }

    /// The views whose `keyboardLayoutGuide` follows the keyboard.
    public var guidedViews = GuidedViews.belowWindow

    /// The views whose `keyboardLayoutGuide` may follow the keyboard.
    ///
    /// The window's guide stayed at the window's height under a keyboard on an iPhone with iOS
    /// 18.3.1, and was zero or inert in simulators of iOS 26; the guide of the root view
    /// controller's view followed the keyboard there (emkey1, ZingerLittleBee/Heeler and
    /// nanguoyu/mobileLLM among four measurements). Apple's pages don't distinguish between views.
    public enum GuidedViews: String, CaseIterable, Sendable {
        /// Every view but the window.
        case belowWindow
        /// The window alone.
        case window
        /// Every view, but the window's guide is 100 points higher than the keyboard.
        case allAndWindowIsOff
        /// Every view, the window among them.
        case all
    }

    /// The controllers whose views' guides follow the keyboard while there is a sheet.
    public var sheetGuide = SheetGuide.both

    /// The controllers whose views' guides may follow the keyboard while a presented view
    /// controller leaves the presenting one on the screen.
    ///
    /// No source says whether the guide behind a sheet moves as well.
    public enum SheetGuide: String, CaseIterable, Sendable {
        /// The presented and the presenting one.
        case both
        /// The presenting one.
        case presenting
        /// The presented one.
        case presented
    }

    /// The position of the keyboard layout guide after a finger has dragged away a keyboard with an
    /// accessory view.
    public var guideAfterDismissal = GuideAfterDismissal.atBottom

    /// The positions that the keyboard layout guide may have after a finger has dragged away a
    /// keyboard with an accessory view.
    ///
    /// In a beta of iPadOS 26, it stayed above the end of the safe area by the accessory view's
    /// height (FB18129551, chockenberry/KeyboardAvoider).
    public enum GuideAfterDismissal: String, CaseIterable, Sendable {
        /// The end of the safe area.
        case atBottom
        /// Above the end of the safe area by the height of the accessory view, until the keyboard
        /// moves again.
        case aboveBottom
    }

    /// The duration of an animation with the keyboard's curve.
    public var keyboardCurve = KeyboardCurve.takesItsOwnTime

    /// The durations that an animation with the keyboard's curve, number 7, may have.
    ///
    /// The curve is a spring of half a second whatever duration is given, as people have printed
    /// (Apple developer forums, thread 48088; flutter-team-archive/engine#37604); notifications
    /// have 0.25 or 0.3833 seconds. In a simulator of iOS 26.5 with 0.3833 seconds, the keyboard
    /// still moved after 0.41 seconds.
    public enum KeyboardCurve: String, CaseIterable, Sendable {
        /// Half a second, whatever duration is given.
        case takesItsOwnTime
        /// The duration that is given, with the same spring.
        case takesTheTimeGiven
    }

    // MARK: Automatic avoidance

    /// The time during which a collection view controller makes room for the keyboard.
    public var collectionControllerRoom = CollectionControllerRoom.untilHide

    /// The times during which a UICollectionViewController may make room for the keyboard, as a
    /// table view controller does.
    ///
    /// On iOS 14, its content inset was seen to change (ekazaev/ChatLayout#19), and the author of
    /// KeyboardLayoutGuide found the support "as of iOS 9". A decompiled UIKitCore has it, and
    /// removes the room with a `performSelector` with a delay of zero; Apple's pages don't mention
    /// it.
    public enum CollectionControllerRoom: String, CaseIterable, Sendable {
        /// The controller makes room until `willHide`.
        case untilHide
        /// The controller makes room until one turn of the run loop after `willHide`.
        case untilTurnAfterHide
        /// The controller makes no room.
        case never
    }

    /// The response of a sheet to a keyboard that would cover it.
    public var sheetAvoidance = SheetAvoidance.moves

    /// The responses that a form sheet, or a sheet with detents, may have to a keyboard that would
    /// cover it.
    ///
    /// On an iPhone 17 Pro with iOS 27, a sheet of 45 percent was lifted and one of 92 percent
    /// shrank; sheets that move are also reported from iOS 17 and 26
    /// (feedback-assistant/reports#669, hackiftekhar/IQKeyboardManager#1994). Nothing is known
    /// about older systems. No source says whether a sheet that moves does so before or after apps
    /// have received the keyboard's notification.
    public enum SheetAvoidance: String, CaseIterable, Sendable {
        /// The sheet moves up before the app receives the notification.
        case moves
        /// The sheet moves up one turn of the run loop after the notification.
        case movesLater
        /// The sheet stays where it is.
        case stays
    }

    /// The response of an enclosing scroll view to a text field that begins editing.
    public var fieldReveal = FieldReveal.scrolls

    /// The responses that an enclosing scroll view may have to a text field that begins editing.
    public enum FieldReveal: String, CaseIterable, Sendable {
        /// The scroll view scrolls to the text field.
        case scrolls
        /// The scroll view doesn't scroll.
        case leaves
    }

    // MARK: Lists

    /// The cells just beyond a list's edge that the list returns.
    public var hiddenCells = HiddenCells.none

    /// The cells just beyond a list's edge that `cellForRow(at:)` and `cellForItem(at:)` may
    /// return.
    ///
    /// Apple's pages: since iOS 15, a prepared cell is returned although it isn't visible. It isn't
    /// in a window then. The assumed answer is `none`, which is the stricter one: code that works
    /// without such a cell also works with it.
    public enum HiddenCells: String, CaseIterable, Sendable {
        /// Only visible cells.
        case none
        /// Visible cells, and a cell that is prepared but not yet visible.
        case prepared
    }

    /// The fate of the cell with the first responder when its row leaves the screen.
    public var respondingCellOutOfSight = RespondingCellOutOfSight.kept

    /// The fates that the cell with the first responder may have when its row leaves the screen.
    public enum RespondingCellOutOfSight: String, CaseIterable, Sendable {
        /// The cell is kept, and its first responder stays.
        case kept
        /// The first responder resigns, and the cell is reused.
        case resigned
    }

    /// The fate of a first responder in a cell that is replaced.
    public var reloadWithResponder = ReloadWithResponder.resignsAtOnce

    /// The fates that a first responder in a cell may have when that cell is replaced.
    ///
    /// A cell is replaced by `reloadData`, `reloadRows(at:with:)`, `reloadItems(at:)`,
    /// `reloadSections` of either list, or because a snapshot that is applied reloads its item or
    /// section.
    public enum ReloadWithResponder: String, CaseIterable, Sendable {
        /// The first responder resigns during the call.
        case resignsAtOnce
        /// The first responder resigns when the list is laid out next.
        case resignsAtLayout
        /// The cell is kept for its row, and its first responder stays.
        case kept
    }

    // MARK: Content that moves

    /// The safe area of a view that a transform scales or rotates, such as a list that is upside
    /// down.
    public var turnedSafeArea = TurnedSafeArea.kept
    /// The effect of an offset that the app sets while content slows down.
    public var offsetInDeceleration = OffsetInDeceleration.endsByMethod
    /// The moment from which a content inset counts that the app sets during a list's update.
    public var insetInUpdate = InsetInUpdate.atOnce

    // MARK: Keys

    /// The order in which key commands and responders receive a press.
    public var pressOrder = PressOrder.pressesFirst

    /// The orders in which key commands and text input on one side, and responders on the other,
    /// may receive a press.
    ///
    /// emkey1/ish-AOK measured it: `pressesBegan(_:with:)` receives every key, a key command
    /// follows 0.3 milliseconds later, and text five milliseconds later. A view that doesn't call
    /// super keeps all commands with ⌘ from its scene (ZingerLittleBee/Heeler, in a simulator of
    /// iPadOS 26). Where there is a focus engine, Tab is an exception: the focus engine receives it
    /// first, unless a command wants priority (DrawnUi, on Mac Catalyst). Apple's pages don't say
    /// which comes first.
    public enum PressOrder: String, CaseIterable, Sendable {
        /// `pressesBegan(_:with:)` comes before key commands and text input, except for Tab, which
        /// the focus engine receives first.
        case pressesFirst
        /// Key commands, text input and the focus engine come before `pressesBegan(_:with:)`.
        case commandsFirst
    }

    /// The effect of Tab in a text field where there is no focus engine.
    public var tabInField = TabInField.commands

    /// The effects that Tab may have in a text field where there is no focus engine, as on an
    /// iPhone.
    ///
    /// UIKit of iOS 5 and 6 moved to another field by itself; Apple's pages don't say whether it
    /// still does.
    public enum TabInField: String, CaseIterable, Sendable {
        /// Key commands receive the key, because the field doesn't handle it.
        case commands
        /// The next text field, from top to bottom and from left to right, becomes first responder.
        case nextField
    }

    /// The columns of a split view whose key commands count.
    public var columnCommands = ColumnCommands.responderChain

    /// The columns of a split view whose key commands may count, although the columns aren't in the
    /// responder chain.
    ///
    /// douglashill/KeyboardKit saw this on iOS 14.2 for the primary column.
    public enum ColumnCommands: String, CaseIterable, Sendable {
        /// The columns in the responder chain alone.
        case responderChain
        /// All columns of the split view.
        case allColumns
    }

    /// The effect of a key command whose action no responder performs.
    public var unperformableCommand = UnperformableCommand.blocks

    /// The effects that a key command may have whose action no responder performs.
    ///
    /// FB9469253, cited by douglashill/KeyboardKit: since iOS 15, the command still blocks others
    /// with the same keys.
    public enum UnperformableCommand: String, CaseIterable, Sendable {
        /// The command blocks other commands with the same keys.
        case blocks
        /// The command passes the keys on to other commands.
        case passes
    }
    /// The next responder after those of an input view or an input accessory view.
    public var inputViewChain = InputViewChain.window

    /// The responders that keys may reach after those of an input view or an input accessory view.
    ///
    /// A bar stays on the screen while a text field in it is edited, which is an argument for its
    /// owner: input views are looked up along the responder chain.
    public enum InputViewChain: String, CaseIterable, Sendable {
        /// The keyboard's window.
        case window
        /// The responder that provides the view.
        case owner
    }

    // MARK: Menus

    /// The content of the main menu before an app changes it.
    public var mainMenu = MainMenu.editing

    /// The contents that the main menu may have before an app changes it.
    public enum MainMenu: String, CaseIterable, Sendable {
        /// The commands of the Edit menu alone.
        case editing
        /// The commands of the Edit menu, and Find, Italic and Show Sidebar with keys.
        ///
        /// An app found these on iPadOS 26 (Ranchero-Software/NetNewsWire#5409).
        case whole
    }

    /// The effect of the open menu bar on the app's window.
    public var menuBar = MenuBar.keepsKeyWindow

    /// The response to a change beside or in a menu that doesn't exist.
    public var missingMenu = MissingMenu.ignored

    /// The responses that a builder may have to a change beside or in a menu that doesn't exist.
    ///
    /// Apple's reference doesn't say. An app crashed at its launch on a beta of macOS 27, and its
    /// crash log names an exception from the builder (home-assistant/iOS#5407).
    public enum MissingMenu: String, CaseIterable, Sendable {
        /// Nothing changes.
        case ignored
        /// The builder raises an exception.
        case raises
    }

    /// The search by which an arrow key finds the next focusable item.
    public var focusSearch = FocusSearch.beamFirst

    /// The searches by which an arrow key may find the next focusable item.
    ///
    /// Apple doesn't publish the engine's search. On tvOS, focus doesn't move if there are no
    /// focusable views directly in the direction of the arrow (reference of `focusSection()`).
    public enum FocusSearch: String, CaseIterable, Sendable {
        /// The nearest item in the beam of the focused one, at any distance, or else an item beside
        /// the beam.
        case beamFirst
        /// Only an item in the beam.
        case beamOnly
        /// The search in the tests of other systems: up and down lead to the nearest line, measured
        /// by the edges of items instead of their centers.
        case nearestLine
    }

    /// The effects that the open menu bar may have on the app's window.
    ///
    /// On iPadOS 26, the window stays the key window; on iPadOS 27, it doesn't
    /// (kitknox/rootshell#456).
    public enum MenuBar: String, CaseIterable, Sendable {
        /// The window stays the key window.
        case keepsKeyWindow
        /// The window resigns as key window.
        case resignsKeyWindow
    }
}
