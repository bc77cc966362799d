// The values are the names of Apple's constants in C, as open implementations of UIKit have them.
// Delete is called Backspace on other keyboards, so its value is the character of that key (apps
// use it for deleting backward and U+007F for deleting forward).
extension UIKeyCommand {
    nonisolated public class var inputUpArrow: String { "UIKeyInputUpArrow" }
    nonisolated public class var inputDownArrow: String { "UIKeyInputDownArrow" }
    nonisolated public class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
    nonisolated public class var inputRightArrow: String { "UIKeyInputRightArrow" }
    nonisolated public class var inputEscape: String { "UIKeyInputEscape" }
    nonisolated public class var inputPageUp: String { "UIKeyInputPageUp" }
    nonisolated public class var inputPageDown: String { "UIKeyInputPageDown" }
    nonisolated public class var inputHome: String { "UIKeyInputHome" }
    nonisolated public class var inputEnd: String { "UIKeyInputEnd" }
    nonisolated public class var inputDelete: String { "\u{8}" }
    nonisolated public class var f1: String { "UIKeyInputF1" }
    nonisolated public class var f2: String { "UIKeyInputF2" }
    nonisolated public class var f3: String { "UIKeyInputF3" }
    nonisolated public class var f4: String { "UIKeyInputF4" }
    nonisolated public class var f5: String { "UIKeyInputF5" }
    nonisolated public class var f6: String { "UIKeyInputF6" }
    nonisolated public class var f7: String { "UIKeyInputF7" }
    nonisolated public class var f8: String { "UIKeyInputF8" }
    nonisolated public class var f9: String { "UIKeyInputF9" }
    nonisolated public class var f10: String { "UIKeyInputF10" }
    nonisolated public class var f11: String { "UIKeyInputF11" }
    nonisolated public class var f12: String { "UIKeyInputF12" }
}
