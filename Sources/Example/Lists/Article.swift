/// An article to read.
public struct Article: Hashable, Sendable {
    public var title: String
    public var summary: String
    public var text: String
}

/// The articles of one month.
public struct Month: Sendable {
    public var title: String
    public var articles: [Article]

    /// Two hundred and fifty articles with unique titles, with the latest first.
    public static let archive: [Month] = {
        var articles = Article.all[...]
        return (0..<24).map { index in
            let count = index == 23 ? articles.count : 8 + index * 5 % 6
            defer { articles = articles.dropFirst(count) }
            let title = "\(names[11 - index % 12]) \(2025 - index / 12)"
            return Month(title: title, articles: Array(articles.prefix(count)))
        }
    }()

    private static let names = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]
}

extension Article {
    /// All combinations of styles and subjects, in an order that looks random.
    fileprivate static let all: [Article] = {
        let count = forms.count * subjects.count
        return (0..<count).map { index in
            // Coprime with the count, so that each pair occurs once.
            let pair = index * 77 % count
            return Article(forms[pair % forms.count], subjects[pair / forms.count])
        }
    }()

    private init(_ form: String, _ subject: String) {
        title = "\(form) \(subject)"
        summary = "What \(subject.lowercased()) can teach us, and what not"
        text = (1...40).map { "\($0). " + Self.paragraph(about: subject.lowercased(), $0) }
            .joined(separator: "\n\n")
    }

    private static func paragraph(about subject: String, _ number: Int) -> String {
        let sentences = [
            "Whoever has spent a winter with \(subject) knows how much of it goes unnoticed.",
            "Most of what is written about \(subject) was written in a hurry, and reads like it.",
            "I kept a notebook for a year, a line a day, and only then began to see a pattern.",
            "There is no trick to it: look twice, write down what you saw, and wait.",
            "My neighbor, who knows everything about \(subject), disagrees with all of this.",
        ]
        return (0..<4).map { sentences[(number + $0 * 2) % sentences.count] }
            .joined(separator: " ")
    }

    private static let forms = [
        "A Field Guide to", "Notes on", "In Praise of", "The Trouble with", "Against",
        "Walking with", "A Year of", "Letters about", "On Leaving", "What Remains of",
    ]

    private static let subjects = [
        "Moss", "Harbors", "Old Maps", "Bicycles", "Bread", "Lighthouses", "Rain", "Typewriters",
        "Beekeeping", "Night Trains", "Libraries", "Glaciers", "Allotments", "Chess", "Swifts",
        "Kites", "Tidal Islands", "Clocks", "Choirs", "Canals", "Orchards", "Paper", "Wells",
        "Comets", "Dry Stone Walls",
    ]
}
