import KeyboardAssistant
import UIKit

/// A long form with twelve inputs in one column, which doesn't fit on a screen.
public class LongFormViewController: AssistedFormViewController {
    public let firstName = formField("First name")
    public let lastName = formField("Last name")
    public let city = formField("City")
    public let state = formField("State")
    public let zip = formField("Zip")
    public let country = formField("Country")
    public let info = formTextView(height: 120)
    public let animal = formField("Animal")
    public let color = formField("Colour")
    public let food = formField("Food")
    public let hobby = formField("Hobby")
    public let notes = formTextView(height: 120)

    public convenience init() {
        self.init(choice: AssistantChoice())
    }

    /// All twelve inputs from top to bottom.
    public override var inputs: [UIView] {
        [
            firstName, lastName, city, state, zip, country, info, animal, color, food, hobby, notes,
        ]
    }

    /// Two inputs in a row count as one: the first is shown with the second, and a text view with
    /// what is above it.
    public override func manualPosition(for input: UIView) -> ManualPosition {
        switch input {
        case firstName, lastName: ManualPosition(city, offset: choice.offset)
        case city, state: ManualPosition(zip, offset: choice.offset)
        case zip, country: ManualPosition(zip, offset: 80)
        case info: ManualPosition(zip, .viewTopToTopOfScreen, offset: 50)
        case hobby: ManualPosition(hobby, offset: 50)
        case notes: ManualPosition(notes, .viewTopToTopOfScreen, offset: 50)
        default: super.manualPosition(for: input)
        }
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Long form"
        column.spacing = 36
        fillColumn()
    }

    /// Returns the view to place in the column for `row`, which is at `index` from the top.
    func placed(_ row: UIView, at index: Int) -> UIView { row }

    private func fillColumn() {
        let rows: [UIView] = [
            row(captioned("First name", firstName), captioned("Last name", lastName)),
            row(captioned("City", city), captioned("State", state)),
            row(captioned("Zip", zip), captioned("Country", country)),
            captioned("About you", info), captioned("Favourite animal", animal),
            captioned("Favourite colour", color), captioned("Favourite food", food),
            captioned("Hobby", hobby), captioned("Notes", notes),
        ]
        for (index, row) in rows.enumerated() {
            column.addArrangedSubview(placed(row, at: index))
        }
    }
}
