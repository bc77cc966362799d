import CoreGraphics
import Foundation
import Requirements
import Testing
import UIKit

@testable import KeyboardAssistant

/// Streams, their readers, and what feeds them.
@MainActor
@Suite struct StreamTests {
    /// An object that a reader holds, usually a screen.
    private final class Held: Sendable {}

    /// Reads `stream` to its end in a task that holds `held`.
    private func read<Event: Sendable>(_ stream: AsyncStream<Event>, holding held: Held) -> Task<
        Int, Never
    > {
        Task {
            var count = 0
            for await _ in stream { count += 1 }
            withExtendedLifetime(held) {}
            return count
        }
    }

    /// Reads a stream of what `make` makes, releases that, and returns how much was read once the
    /// reader has ended; what the reader held has to be gone then.
    private func readToEnd<Owner: AnyObject, Event: Sendable>(
        _ make: () -> Owner, _ stream: (Owner) -> AsyncStream<Event>
    ) async -> Int {
        weak var (kept, gone): (Held?, Owner?)
        var owner: Owner? = make()
        let task: Task<Int, Never>
        do {
            let held = Held()
            task = read(stream(owner!), holding: held)
            (kept, gone) = (held, owner)
        }
        await Task.yield()
        #expect(kept != nil && gone != nil)
        owner = nil
        let count = await task.value
        #expect(kept == nil && gone == nil)
        return count
    }

    @Test(
        "The keyboard's events end with the observer", .requirement("U316"),
        .timeLimited)
    func keyboardEventsEndWithObserver() async {
        let center = NotificationCenter()
        let count = await readToEnd {
            let observer = KeyboardObserver(notificationCenter: center)
            observer.start()
            return observer
        } _: {
            let stream = $0.events
            center.postKeyboard(UIResponder.keyboardWillShowNotification, end: .docked(336))
            return stream
        }
        #expect(count == 3)
    }

    @Test(
        "The changes of focus end with the navigator", .requirement("U316"),
        .timeLimited)
    func focusChangesEndWithNavigator() async {
        #expect(
            await readToEnd {
                InputNavigator()
            } _: {
                $0.events
            } == 0)
    }

    @Test(
        "A reader that is canceled, or releases its stream, is forgotten", .requirement("U316"))
    func cancelledReaderIsForgotten() async {
        let subscribers = Subscribers<Int>()
        #expect(subscribers.streamCount == 0)
        let task = read(subscribers.stream(), holding: Held())
        await Task.yield()
        #expect(subscribers.streamCount == 1)
        task.cancel()
        _ = await task.value
        #expect(subscribers.streamCount == 0)

        for _ in 0..<3 {
            var iterator = subscribers.stream().makeAsyncIterator()
            subscribers.send(7)
            #expect(await iterator.next() == 7)
        }
        _ = subscribers.stream()
        #expect(subscribers.streamCount == 0)
    }

    @Test(
        "Streams deliver the events before the end, each to itself, after the handlers",
        .requirement("U316"))
    func streamsDeliverEarlierEventsBeforeEnding() async {
        var subscribers: Subscribers<Int>? = Subscribers()
        var handled: [Int] = []
        let token = subscribers?.add { handled.append($0) }
        let early = subscribers?.stream()
        subscribers?.send(1)
        let late = subscribers?.stream()
        subscribers?.send(2)
        subscribers = nil

        var read: [[Int]] = [[], []]
        if let early { for await event in early { read[0].append(event) } }
        if let late { for await event in late { read[1].append(event) } }
        #expect(read == [[1, 2], [2]])
        #expect(handled == [1, 2])
        withExtendedLifetime(token) {}
    }
}
