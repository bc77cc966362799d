/// A comparison of the work that something is for much and for little, as a ratio of times on one
/// machine.
@MainActor
struct Comparison {
    var name: String
    var little: @MainActor () -> Void
    var much: @MainActor () -> Void

    /// Runs both in turns, so that what else the machine does meets both, and takes the best of
    /// each.
    func ratio(rounds: Int = 9) -> Double {
        let clock = ContinuousClock()
        var best = (little: Duration.seconds(3600), much: Duration.seconds(3600))
        for _ in 0..<rounds {
            best.little = min(best.little, clock.measure(little))
            best.much = min(best.much, clock.measure(much))
        }
        return best.much / best.little
    }
}
