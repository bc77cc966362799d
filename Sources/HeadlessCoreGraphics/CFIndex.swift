/// The integer of Core Foundation, in which UIKit numbers the keys of a keyboard.
public typealias CFIndex = Int
