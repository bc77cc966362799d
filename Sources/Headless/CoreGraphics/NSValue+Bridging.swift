import Foundation

// On Apple's systems, a cast between `Any` and these values uses their box in Objective-C:
// `userInfo[key] as? CGRect` opens an NSValue. On other systems, it does so only for types that
// declare a box.

extension CGRect: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = source.rectValue
    }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSValue, result: inout CGRect?
    ) -> Bool {
        result = source.holdsTheType(of: NSValue(rect: .zero)) ? source.rectValue : nil
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        source?.rectValue ?? .zero
    }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
        result = source.pointValue
    }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSValue, result: inout CGPoint?
    ) -> Bool {
        result = source.holdsTheType(of: NSValue(point: .zero)) ? source.pointValue : nil
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
        source?.pointValue ?? .zero
    }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
        result = source.sizeValue
    }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSValue, result: inout CGSize?
    ) -> Bool {
        result = source.holdsTheType(of: NSValue(size: .zero)) ? source.sizeValue : nil
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
        source?.sizeValue ?? .zero
    }
}

extension CGFloat: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    // As for Double, which it is: any number that a Double can hold exactly.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSNumber, result: inout CGFloat?
    ) -> Bool {
        result = (source as? Double).map { CGFloat($0) }
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}

extension NSValue {
    // A number is an NSValue, too, and reading a rectangle from it stops the program.
    fileprivate func holdsTheType(of example: NSValue) -> Bool {
        !(self is NSNumber) && String(cString: objCType) == String(cString: example.objCType)
    }
}
