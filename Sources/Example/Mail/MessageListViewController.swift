import KeyNavigation
import KeyboardAssistant
import UIKit

/// The messages of a mailbox, which people delete and refresh.
public final class MessageListViewController: MailColumnViewController {
    /// A closure that is called when people refresh the list.
    var onRefresh: () -> Void = {}
    private var messages: [Mail.Message] = []
    private var mailbox: Int?

    override var count: Int { messages.count }

    override func content(at row: Int) -> UIListContentConfiguration {
        let message = messages[row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = message.sender
        content.secondaryText = message.subject
        content.image = message.isFlagged ? UIImage(systemName: "flag.fill") : nil
        return content
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        let refresh = UIRefreshControl()
        refresh.addAction(
            UIAction { [weak self, weak refresh] _ in
                self?.onRefresh()
                refresh?.endRefreshing()
            }, for: .valueChanged)
        tableView.refreshControl = refresh
    }

    func show(_ mail: Mail) {
        title = mail.mailboxes[mail.mailboxIndex].title
        guard
            messages != mail.messages
                || tableView.indexPathForSelectedRow?.row != mail.messageIndex
        else { return }
        guard mailbox == mail.mailboxIndex else {
            (mailbox, messages) = (mail.mailboxIndex, mail.messages)
            return show(selection: mail.messageIndex)
        }
        show(mail.messages, after: messages, selection: mail.messageIndex) { [weak self] in
            self?.messages = mail.messages
        }
    }
}
