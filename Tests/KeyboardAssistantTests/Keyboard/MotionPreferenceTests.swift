import Foundation
import Requirements
import Testing

@testable import KeyboardAssistant

@Suite(.requirement("U385")) struct MotionPreferenceTests {
    private static let show = KeyboardAnimation(duration: 0.25, curve: 7)
    private static let none = KeyboardAnimation(duration: 0)

    @Test(
        "People's settings decide which moves have an animation",
        arguments: [
            (.full, .keyboard, show), (.full, .assistant, show), (.reduced, .keyboard, show),
            (.reduced, .assistant, none), (.crossFade, .keyboard, none),
            (.crossFade, .assistant, none),
        ] as [(MotionPreference, MotionPreference.Cause, KeyboardAnimation)])
    func settingsDecide(
        preference: MotionPreference, cause: MotionPreference.Cause, expected: KeyboardAnimation
    ) {
        #expect(preference.animation(Self.show, causedBy: cause) == expected)
    }

    @Test("A move without animation has none under any settings, and no second look changes a move")
    func decisionIsStable() {
        for preference in MotionPreference.allCases {
            for cause in MotionPreference.Cause.allCases {
                #expect(preference.animation(Self.none, causedBy: cause).duration == 0)
                let once = preference.animation(Self.show, causedBy: cause)
                #expect(preference.animation(once, causedBy: .keyboard) == once)
            }
        }
    }

    @Test(
        "Prefer Cross-Fade Transitions goes further than Reduce Motion",
        arguments: [
            (false, false, .full), (true, false, .reduced), (true, true, .crossFade),
            (false, true, .crossFade),
        ] as [(Bool, Bool, MotionPreference)])
    func settingsAreRead(reduces: Bool, fades: Bool, expected: MotionPreference) {
        #expect(MotionPreference(reducesMotion: reduces, prefersCrossFade: fades) == expected)
    }
}
