import UIKit

/// A colored square with a number.
///
/// A frame shows the cursor, and a checkmark the selection.
final class PhotoCell: UICollectionViewCell {
    private let number = UILabel()
    private let checkmark = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))
    /// A Boolean value that indicates whether several items can be selected.
    var isPicking = false {
        didSet { updateLooks() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 8
        number.font = .preferredFont(forTextStyle: .headline)
        for child in [number, checkmark] {
            child.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(child)
        }
        NSLayoutConstraint.activate([
            number.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
            number.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            checkmark.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            checkmark.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
        updateLooks()
    }

    required init?(coder: NSCoder) { nil }

    func show(_ photo: Photo, number: Int, isPicking: Bool) {
        contentView.backgroundColor = photo.color
        let ink: UIColor = photo.isBright ? .black : .white
        self.number.textColor = ink
        checkmark.tintColor = ink
        self.number.text = "\(number)"
        self.isPicking = isPicking
    }

    override var isSelected: Bool { didSet { updateLooks() } }

    override var isHighlighted: Bool { didSet { updateLooks() } }

    /// With multiple selection, the cursor is the highlighted cell, and otherwise the selected one.
    private func updateLooks() {
        let hasCursor = isHighlighted || isSelected && !isPicking
        contentView.layer.borderWidth = hasCursor ? 5 : 0
        contentView.layer.borderColor = UIColor.systemBlue.cgColor
        checkmark.isHidden = !(isPicking && isSelected)
    }
}
