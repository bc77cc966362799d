import UIKit

/// The list of mailboxes.
public final class MailboxListViewController: MailColumnViewController {
    private var mailboxes: [Mail.Mailbox] = []

    override var count: Int { mailboxes.count }

    override func content(at row: Int) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.cell()
        content.text = mailboxes[row].title
        content.image = UIImage(systemName: mailboxes[row].symbol)
        return content
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = String(example: "Mailboxes")
    }

    func show(_ mail: Mail) {
        guard mailboxes.isEmpty || tableView.indexPathForSelectedRow?.row != mail.mailboxIndex
        else { return }
        mailboxes = mail.mailboxes
        show(selection: mail.mailboxIndex)
    }
}
