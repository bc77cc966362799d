import Foundation
import UIKit

/// Writes down the calls it receives.
class LoggingViewController: UIViewController {
    let name: String
    let notes: Notes

    init(_ name: String, _ notes: Notes) {
        self.name = name
        self.notes = notes
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ text: String) {
        notes.lines.append("\(name).\(text)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("didLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("willAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("isAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("didDisappear")
    }
}

extension Notes {
    /// Returns the notes since the last time.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

@MainActor
func makeWindow(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
}
