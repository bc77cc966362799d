import CoreGraphics

/// A number of the app's to which the library adds, an inset or a constant, with what a history has to
/// know to change the number so that the library can understand the change.
///
/// Only the distance tells whether the app has changed a number or set a new one, and nothing tells an
/// app that happens upon an old number from a component that brings it back.
struct AppNumber {
    /// The app's own part.
    private(set) var own: CGFloat
    /// The app's own part when the library last wrote the number.
    private var known: CGFloat
    /// The number when the app or the library last wrote it.
    private var last: CGFloat
    /// The numbers that there were since the keyboard was away.
    private var seen: Set<CGFloat> = []

    /// Creates a number to which nothing is added.
    init(_ own: CGFloat) {
        (self.own, known, last) = (own, own, own)
    }

    /// Remembers the number, or forgets all that there were if the keyboard `isAway`.
    mutating func note(_ number: CGFloat, keyboardIsAway isAway: Bool) {
        noteWrite(of: number)
        if isAway { seen = [] } else { seen.insert(number) }
    }

    /// Returns `number` with `change`, or with the opposite if the library would misunderstand the
    /// change; `number` itself if it would misunderstand either.
    mutating func changed(_ number: CGFloat, by change: CGFloat) -> CGFloat {
        noteWrite(of: number)
        let part = number - own
        // The library finds what the app has changed since the library last wrote the number.
        let isUnderstood = { [own, known] (change: CGFloat) in
            let drift = own + change - known
            return part == 0 || abs(drift) < abs(part + drift)
        }
        let change = [change, -change].first { isUnderstood($0) && !seen.contains(number + $0) }
        own += change ?? 0
        last = number + (change ?? 0)
        return last
    }

    private mutating func noteWrite(of number: CGFloat) {
        if number != last { (known, last) = (own, number) }
    }
}
