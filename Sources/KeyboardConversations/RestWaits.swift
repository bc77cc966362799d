/// The tasks that wait until a conversation's content rests.
@MainActor
final class RestWaits {
    private let rests = Subscribers<Void>()
    private var count = 0

    /// A Boolean value that indicates whether a task waits.
    var areUnderWay: Bool { count > 0 }

    /// Waits while `isMoving` is true, which is asked again at each rest, or until the task is canceled.
    ///
    /// `begin` is called for each time that there is something to wait for.
    func wait(while isMoving: () -> Bool, begin: () -> Void) async {
        count += 1
        defer { count -= 1 }
        // The content may move again before the task goes on.
        while isMoving(), !Task.isCancelled {
            let rests = rests.stream()
            begin()
            for await _ in rests { break }
        }
    }

    /// Lets the tasks look again.
    func resume() { rests.send(()) }
}
