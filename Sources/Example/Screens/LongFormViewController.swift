import UIKit

/// Twelve inputs in one long column, far more than a screen holds.
public class LongFormViewController: AssistedFormViewController {
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

    public convenience init() {
        self.init(choice: AssistantChoice())
    }

    /// All twelve from top to bottom.
    public override var inputs: [UIView] {
        [
            firstName, lastName, city, state, zip, country, info, animal, color, food, hobby, notes,
        ]
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Long form"
        column.spacing = 36
        fillColumn()
    }

    /// What stands in the column for `row`, the `index`th from the top.
    func placed(_ row: UIView, at index: Int) -> UIView { row }

    private func fillColumn() {
        let rows: [UIView] = [
            row(captioned("First name", firstName), captioned("Last name", lastName)),
            row(captioned("City", city), captioned("State", state)),
            row(captioned("Zip", zip), captioned("Country", country)),
            captioned("About you", info), captioned("Favourite animal", animal),
            captioned("Favourite color", color), captioned("Favourite food", food),
            captioned("Hobby", hobby), captioned("Notes", notes),
        ]
        for (index, row) in rows.enumerated() {
            column.addArrangedSubview(placed(row, at: index))
        }
    }
}
