import KeyboardAssistant
import UIKit

final class SignUpViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let fields = [UITextField(), UITextField(), UITextField()]
    private let navigator = InputNavigator(
        accessory: .controller(DefaultNavigationView()), returnKey: .delegate)
    private var assistant: KeyboardAssistant?

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize.height = 900
        view.addSubview(scrollView)
        for (index, field) in fields.enumerated() {
            field.borderStyle = .roundedRect
            field.frame = CGRect(x: 20, y: 80 + 360 * index, width: 280, height: 40)
            scrollView.addSubview(field)
        }

        navigator.addInputItems(inputItems: fields)
        assistant = KeyboardAssistant(scrollView: scrollView, navigator: navigator)
    }
}
