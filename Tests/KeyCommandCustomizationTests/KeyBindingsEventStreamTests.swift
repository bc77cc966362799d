import Requirements
import Testing

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

@MainActor
@Suite struct KeyBindingsEventStreamTests {
    @Test(
        "The events of the key bindings end with the registry", .requirement("U316"), .timeLimited)
    func keyBindingEventsEndWithRegistry() async {
        var registry: KeyBindingsRegistry? = KeyBindingsRegistry()
        let released = WeakBox(registry!)
        let reader = Task { [events = registry!.events] in
            var count = 0
            for await _ in events { count += 1 }
            return count
        }
        await Task.yield()
        #expect(released.object != nil)
        registry = nil
        #expect(await reader.value == 0 && released.object == nil)
    }
}
