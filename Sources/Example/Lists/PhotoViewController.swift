import UIKit

/// A photo in a sheet that Escape closes.
public final class PhotoViewController: KeyedViewController {
    public let photo: Photo

    init(_ photo: Photo) {
        self.photo = photo
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = photo.name
        view.backgroundColor = photo.color
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }
}
