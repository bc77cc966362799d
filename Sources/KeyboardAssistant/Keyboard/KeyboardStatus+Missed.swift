import CoreGraphics

extension KeyboardStatus {
    /// The notification that must have been missed if the keyboard is at `docked` now, or docked
    /// nowhere; nil if none was.
    ///
    /// A keyboard that is about to show is not looked for: where it will be is known already. One
    /// that floats is none of a window's bottom's. One that is docked nowhere is gone only where
    /// `absenceCounts`.
    func missed(
        docked: CGRect?, absenceCounts: Bool = true, isDocked: (CGRect) -> Bool
    ) -> KeyboardTransition? {
        guard state != .willShow else { return nil }
        let known = frame.flatMap { isDocked($0) ? $0 : nil }
        switch (known, docked) {
        case (nil, nil):
            return nil
        case (let known?, let found?) where abs(known.minY - found.minY) <= 1:
            return nil
        case (_, let found?):
            return KeyboardTransition(
                phase: .didShow, endFrame: found, duration: 0, isLocal: isLocal)
        case (_, nil):
            guard absenceCounts else { return nil }
            return KeyboardTransition(phase: .didHide, duration: 0, isLocal: isLocal)
        }
    }
}
