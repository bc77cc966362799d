import CoreGraphics
import Testing

@testable import SimulatedDevice

@Suite struct KeyboardChangeTests {
    private static let screen = CGSize(width: 768, height: 1024)
    private static let placements: [KeyboardPlacement] = [
        .hidden,
        KeyboardPlacement(kind: .docked, frame: CGRect(x: 0, y: 711, width: 768, height: 313)),
        KeyboardPlacement(kind: .docked, frame: CGRect(x: 0, y: 760, width: 768, height: 264)),
        KeyboardPlacement(kind: .detached, frame: CGRect(x: 0, y: 500, width: 768, height: 313)),
        KeyboardPlacement(kind: .detached, frame: CGRect(x: 400, y: 600, width: 320, height: 260)),
    ]

    @Test("A keyboard that moves posts a change, and one that stays doesn't")
    func everyMoveIsPostedAndNothingElse() {
        for old in Self.placements {
            for new in Self.placements {
                let change = KeyboardChange(from: old, to: new, screen: Self.screen)
                #expect((change == nil) == (old == new))
            }
        }
    }

    @Test("A docked keyboard posts a show, and one that leaves the dock posts a hide")
    func postingDependsOnTheDock() throws {
        for old in Self.placements {
            for new in Self.placements where old != new {
                let change = try #require(KeyboardChange(from: old, to: new, screen: Self.screen))
                #expect(change.before.contains(.willShow) == (new.kind == .docked))
                #expect(
                    change.before.contains(.willHide)
                        == (old.kind == .docked && new.kind != .docked))
                #expect(change.before.first == .willChangeFrame)
                #expect(change.after.count == change.before.count)
            }
        }
    }

    @Test("A show ends where the keyboard is, and a hide ends below the screen")
    func aShowEndsWhereTheKeyboardIsAndAHideBelowTheScreen() throws {
        for old in Self.placements {
            for new in Self.placements where old != new {
                let change = try #require(KeyboardChange(from: old, to: new, screen: Self.screen))
                if change.before.contains(.willShow) { #expect(change.end == new.frame) }
                if change.before.contains(.willHide) { #expect(change.end.minY == 1024) }
                #expect(change.begin != change.end)
            }
        }
    }
}

@Suite struct KeyboardPlacementTests {
    private func needs(
        _ mode: KeyboardMode, input: CGFloat? = 313, accessory: CGFloat = 0
    ) -> KeyboardNeeds {
        KeyboardNeeds(
            screen: CGSize(width: 768, height: 1024), mode: mode, inputHeight: input,
            accessoryHeight: accessory)
    }

    @Test("Without an input there is no keyboard, whatever its mode")
    func withoutAnInputThereIsNoKeyboard() {
        for mode in [KeyboardMode.docked, .undocked, .split, .hardware(bar: true)] {
            #expect(needs(mode, input: nil).placement == .hidden)
        }
    }

    @Test("A docked keyboard reaches the bottom of the screen and includes its accessory view")
    func aDockedKeyboardReachesTheBottomAndHoldsItsAccessoryView() {
        #expect(
            needs(.docked, accessory: 44).placement
                == KeyboardPlacement(
                    kind: .docked, frame: CGRect(x: 0, y: 667, width: 768, height: 357),
                    accessoryHeight: 44))
    }

    @Test("An accessory view without a keyboard is docked, too")
    func anAccessoryViewAloneIsDockedToo() {
        #expect(
            needs(.docked, input: nil, accessory: 44).placement
                == KeyboardPlacement(
                    kind: .docked, frame: CGRect(x: 0, y: 980, width: 768, height: 44),
                    accessoryHeight: 44))
    }

    @Test("An undocked or split keyboard doesn't touch the bottom of the screen")
    func anUndockedKeyboardDoesNotTouchTheBottom() {
        for mode in [KeyboardMode.undocked, .split] {
            let placement = needs(mode).placement
            #expect(placement.kind == .detached)
            #expect(placement.frame.maxY < 1024)
        }
    }

    @Test("A hardware keyboard leaves only the bar and the accessory view on the screen")
    func plasticKeysLeaveTheBarAndTheAccessoryView() {
        #expect(needs(.hardware(bar: false)).placement == .hidden)
        #expect(needs(.hardware(bar: false), accessory: 44).placement.frame.minY == 980)
        #expect(needs(.hardware(bar: true)).placement.frame.minY == 969)
        #expect(needs(.hardware(bar: true), accessory: 44).placement.frame.minY == 925)
    }
}
