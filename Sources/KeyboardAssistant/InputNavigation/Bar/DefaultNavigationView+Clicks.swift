import UIKit

extension DefaultNavigationView: UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { playsInputClicks }
}
