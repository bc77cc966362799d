import KeyboardAssistant
import UIKit

/// Twelve inputs in one long column, far more than a screen holds.
public final class LongFormViewController: FormViewController {
    public let firstName = formField("First name")
    public let lastName = formField("Last name")
    public let city = formField("City")
    public let state = formField("State")
    public let zip = formField("Zip")
    public let country = formField("Country")
    public let info = formTextView(height: 120)
    public let animal = formField("Animal")
    public let color = formField("Color")
    public let food = formField("Food")
    public let hobby = formField("Hobby")
    public let notes = formTextView(height: 120)

    public private(set) var keyboardAssistant: KeyboardAssistant!

    /// All twelve from top to bottom.
    public var inputs: [UIView] {
        [
            firstName, lastName, city, state, zip, country, info, animal, color, food, hobby, notes,
        ]
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Long form"
        column.spacing = 36
        fillColumn()
        makeAssistant()
    }

    private func makeAssistant() {
        let navigator = InputNavigator.createWithDefaultController()
        navigator.addInputItems(inputItems: inputs)
        keyboardAssistant = KeyboardAssistant.createAutoScrollView(
            inputNavigator: navigator,
            positionScrollView: scrollView,
            positionConstraint: .viewBottomToTopOfKeyboard,
            positionOffset: 30,
            bottomConstraint: scrollViewBottomConstraint,
            bottomConstraintLayoutView: view)
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        keyboardAssistant.start()
    }

    public override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        keyboardAssistant.stop()
    }

    private func fillColumn() {
        for view in [
            row(captioned("First name", firstName), captioned("Last name", lastName)),
            row(captioned("City", city), captioned("State", state)),
            row(captioned("Zip", zip), captioned("Country", country)),
            captioned("About you", info), captioned("Favourite animal", animal),
            captioned("Favourite color", color), captioned("Favourite food", food),
            captioned("Hobby", hobby), captioned("Notes", notes),
        ] {
            column.addArrangedSubview(view)
        }
    }
}
