// The answers about content that is turned, slows down or is updated, and about context menus.
extension UIKitBehavior {
    /// The safe area insets that a view may have whose transform scales or rotates it.
    ///
    /// Apple answered to a bug report that the propagation of safe area insets to such a view isn't
    /// supported. Since iOS 14, a table that was upside down kept its insets when the device
    /// rotated, and its controller wasn't notified, unlike in iOS 13 (Apple developer forums, thread
    /// 671541). On iOS 11, the insets were those of the transformed frame (openradar 35532074): the
    /// top of the screen is the top of a list that is upside down, whose content begins at the
    /// bottom. No source was found for insets that are turned with the view.
    public enum TurnedSafeArea: String, CaseIterable, Sendable {
        /// The insets of the frame that the view first has in a window, or had before it was turned.
        case kept
        /// The insets of the transformed frame, whatever is turned.
        case ofFrame
    }

    /// The effects that an offset may have that the app sets while content slows down.
    ///
    /// In iOS 6 and 7, `setContentOffset(_:animated:)` without an animation ended the deceleration,
    /// and the property didn't (openradar 16724593; momotech/MLN#99). Chats lose their speed when
    /// they set an offset for earlier messages (jessesquires/JSQMessagesViewController#1838).
    public enum OffsetInDeceleration: String, CaseIterable, Sendable {
        /// The method ends the deceleration; with the property, it goes on from the new place.
        case endsByMethod
        /// The deceleration ends.
        case ends
        /// The deceleration goes on from the new place.
        case goesOn
    }

    /// The moments from which a content inset may count that the app sets during an update of a
    /// table or collection view.
    ///
    /// A chat's example sets the inset in the closure of `performBatchUpdates`
    /// (ekazaev/ChatLayout#43). The documentation of the same library warns that an inset that
    /// changes during an update comes too late for the layout.
    public enum InsetInUpdate: String, CaseIterable, Sendable {
        /// At once.
        case atOnce
        /// From the end of the update's animation; until then, content rests where it did before.
        case afterUpdate
    }

    /// The ways of a keyboard whose input stays first responder while a context menu is on the
    /// screen.
    ///
    /// The keyboard hides for the life of the menu, which takes its space (exyte/Chat#220 on iOS 18,
    /// code-payments/code-ios-app#711). On a device of 375 by 812 points, the `didShow` after the
    /// menu began and ended at (0, 812, 375, 0) and took 0.3833 seconds (nextcloud/talk-ios#2249). No
    /// source has a menu above a keyboard that stays.
    public enum ContextMenuKeyboard: String, CaseIterable, Sendable {
        /// The keyboard hides, and its frames have no height when it returns.
        case returnsWithoutHeight
        /// The keyboard hides and returns, as its frames tell.
        case returns
        /// The keyboard stays where it is.
        case stays
    }
}
