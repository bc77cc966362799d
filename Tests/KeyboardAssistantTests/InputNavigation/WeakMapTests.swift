import Testing
import UIKit

@testable import KeyboardAssistant

@MainActor
@Suite struct WeakMapTests {
    @Test("A value belongs to one input until it is replaced or removed")
    func valueBelongsToOneInput() {
        let (first, second) = (UITextField(), UITextField())
        var values = WeakMap<UIView, Int>()
        values[first] = 1
        values[second] = 2
        values[first] = 3
        #expect(values[first] == 3 && values[second] == 2)
        values[first] = nil
        #expect(values[first] == nil && values[second] == 2)
    }

    @Test("An input at the address of one that is gone has no value")
    func newInputHasNoValue() {
        var values = WeakMap<UIView, Int>()
        let kept = UITextField()
        values[kept] = 0
        for number in 1...200 {
            let field = UITextField()
            #expect(values[field] == nil)
            values[field] = number
        }
        #expect(values[kept] == 0)
    }

    private final class Value {}

    @Test("The values of inputs that are gone are released when others are set")
    func valuesOfGoneInputsAreReleased() {
        var values = WeakMap<UIView, Value>()
        let kept = (0..<20).map { _ in UITextField() }
        for field in kept { values[field] = Value() }
        // Made before, so that none gets the address of one that is gone.
        let others = (0..<200).map { _ in UITextField() }
        weak var released: Value?
        do {
            let gone = (0..<30).map { _ in UITextField() }
            for field in gone {
                let value = Value()
                values[field] = value
                released = value
            }
        }
        for field in others { values[field] = Value() }
        #expect(released == nil)
        #expect((kept + others).allSatisfy { values[$0] != nil })
    }
}
