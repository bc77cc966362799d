import UIKit

/// A view above the keyboard that shows only a label.
public final class CustomAccessoryView: UIView {
    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        backgroundColor = .systemBackground
        autoresizingMask = .flexibleWidth
        let label = UILabel()
        label.text = "Custom Accessory View"
        label.textAlignment = .center
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    public required init?(coder: NSCoder) { nil }
}
