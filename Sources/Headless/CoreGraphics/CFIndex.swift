/// The integer of Core Foundation, with which UIKit numbers the keys of a keyboard.
public typealias CFIndex = Int

/// The seconds of Core Foundation, in which Core Animation measures time.
public typealias CFTimeInterval = Double
