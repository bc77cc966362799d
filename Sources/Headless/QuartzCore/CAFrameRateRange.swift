/// A range of frame rates, with a preferred one.
public struct CAFrameRateRange: Sendable, Equatable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?

    public init() {
        self.init(minimum: 0, maximum: 0)
    }

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    public static let `default` = CAFrameRateRange()
}
