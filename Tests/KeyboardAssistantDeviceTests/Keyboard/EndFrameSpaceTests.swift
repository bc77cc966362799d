import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// Windows that are smaller than the screen, and keyboards whose frames may be in their coordinates.
@MainActor
@Suite(.doubts([.endFrameSpace, .screenConversion, .didFrames, .guidedViews]))
struct EndFrameSpaceTests {
    nonisolated private static let frames = [
        CGRect(x: 100, y: 160, width: 700, height: 1206),
        CGRect(x: 338, y: 60, width: 561, height: 1100),
        CGRect(x: 0, y: 200, width: 1024, height: 1166),
    ]

    @Test(
        "In a window that was moved, room ends at the bar, whatever space the frames are in",
        .requirement("U512"), arguments: UIKitBehavior.EndFrameSpace.allCases, frames)
    func roomEndsAtBar(space: UIKitBehavior.EndFrameSpace, frame: CGRect) {
        let form = AssistedForm(.iPad12_9, in: frame, form: .withBars()) {
            $0.endFrameSpace = space
        }
        for index in [15, 3, 18, 9] {
            form.focus(index)
            #expect(form.covered > 100)
            #expect(abs(form.inset - form.covered) <= 1, "\(index)")
            #expect(form.isInSight(index), "\(index)")
        }
        form.endEditing()
        #expect(form.inset == 0 && form.observer.keyboardHeight == 0)
    }

    @Test(
        "Without a guide that lives, the bar tells in which space the frame is",
        .requirement("U512"), arguments: UIKitBehavior.EndFrameSpace.allCases, frames)
    func barTellsSpace(space: UIKitBehavior.EndFrameSpace, frame: CGRect) {
        let form = AssistedForm(.iPad12_9, in: frame, form: .withBars()) {
            ($0.endFrameSpace, $0.keyboardGuide) = (space, .stale)
        }
        for index in [15, 3, 18, 9] {
            form.focus(index)
            #expect(abs(form.inset - form.covered) <= 1, "\(index)")
            #expect(form.isInSight(index), "\(index)")
        }
        form.endEditing()
        #expect(form.inset == 0)
    }

    @Test(
        "Once the window has moved, the frame is in the space in which it was told",
        .requirement("U512", "U591"), arguments: UIKitBehavior.EndFrameSpace.allCases,
        [UIKitBehavior.KeyboardGuide.exact, .stale])
    func movedWindow(space: UIKitBehavior.EndFrameSpace, guide: UIKitBehavior.KeyboardGuide) {
        // The keyboard covers the whole window, with each of the bars, or a part of it.
        for (start, end) in zip(
            [CGRect(x: 100, y: 1066, width: 700, height: 300)] + Self.frames, Self.frames)
        {
            let form = AssistedForm(.iPad12_9, in: start, form: .withBars()) {
                ($0.endFrameSpace, $0.keyboardGuide) = (space, guide)
            }
            for index in [15, 3, 18] { form.focus(index) }
            form.window.frame = end
            form.device.settle()
            #expect(form.covered > 100)
            #expect(abs(form.inset - form.covered) <= 1, "\(end)")
            #expect(form.isInSight(18), "\(end)")
        }
    }

    @Test(
        "An observer that starts once the window has moved reads the frame as the others do",
        .requirement("U512", "U591"), arguments: UIKitBehavior.EndFrameSpace.allCases,
        [UIKitBehavior.KeyboardGuide.exact, .stale])
    func laterObserver(space: UIKitBehavior.EndFrameSpace, guide: UIKitBehavior.KeyboardGuide) {
        for (start, end) in zip(Self.frames, Self.frames.dropFirst() + Self.frames.prefix(1)) {
            let form = AssistedForm(.iPad12_9, in: start, form: .withBars()) {
                ($0.endFrameSpace, $0.keyboardGuide) = (space, guide)
            }
            form.focus(15)
            form.window.frame = end
            form.device.settle()
            let later = KeyboardObserver()
            later.start(in: form.window)
            let bar = form.form.fields[15].inputAccessoryView
            let covered = form.window.bounds.maxY - form.keyboardTop
            #expect(covered > 100)
            #expect(form.observer.position(in: form.window, bar: bar).overlap == covered)
            #expect(later.position(in: form.window, bar: bar).overlap == covered)
            #expect(later.keyboardHeight == covered)
        }
    }
}
