import Foundation
import Requirements
import Testing

/// Holds the table of what the libraries call of an app's, and the public declarations, together.
@Suite struct AppCallTableTests {
    private static let path = "Tests/KeyboardConversationsDeviceTests/AppCall.swift"

    @Test(
        "Each closure and delegate method is in the table of the app's calls", .requirement("U592"))
    func tableHasAllCalls() throws {
        let table = try Repository.text(Self.path)
            .matches(of: /(?m)^ +"(\w+\.[\w(:)]+)":/).map { String($0.output.1) }
        let files = SourceFile.all.filter { $0.library != "KeyboardTesting" }
        let declared = Set(files.flatMap(\.appCalls))
        #expect(declared.subtracting(table).sorted() == [], "missing")
        #expect(Set(table).subtracting(declared).sorted() == [], "gone")
        #expect(table.count == Set(table).count && table.count > 60)
    }

    @Test("Closures, handlers and the methods of protocols are found", .requirement("U592"))
    func callsAreFound() {
        let code = """
            public protocol Reader: AnyObject {
                var title: String { get }
                func read(
                    _ page: Int, of book: String) -> Bool
            }
            extension Book {
                public var text: ((Int) -> String)?
                public var count: Int { pages.map { $0 }.count }
                var inner: (() -> Void)?
                public func observe(_ handler: @escaping (Int) -> Void) -> Token {
                public init(pages: [Int], turn: @escaping (_ page: Int) -> Void, done: (() -> Void)? = nil) {
            """
        let file = SourceFile(library: "", folder: "", name: "", text: code)
        #expect(
            file.appCalls == [
                "Reader.title", "Reader.read(_:of:)", "Book.text", "Book.observe", "Book.turn",
                "Book.done",
            ])
    }
}

extension SourceFile {
    /// What the file lets an app give to the libraries to be called: the requirements of public
    /// protocols, and closures, as `Type.member`, or as `Type.label` of an argument.
    fileprivate var appCalls: [String] { requirements + closures }

    private var requirements: [String] {
        code.matches(of: /(?ms)^public protocol (\w+).*?^}/).flatMap { match in
            let body = match.output.0
            return body.matches(of: /(?m)^ +(?:static )?(func|var) (\w+)/).map { member in
                let isMethod = member.output.1 == "func"
                let labels = isMethod ? Self.arguments(in: body[member.range.upperBound...]) : []
                let list = labels.map { "\(Self.label($0) ?? "_"):" }.joined()
                return "\(match.output.1).\(member.output.2)" + (isMethod ? "(\(list))" : "")
            }
        }
    }

    private var closures: [String] {
        let declarations = code.matches(
            of:
                /(?m)^ *(?:@\w+ )*(?:public|open) (?:\w+ |\w+\(set\) )*(?:var (\w+): ([^={\n]*)|func (\w+)|init)/
        )
        return declarations.flatMap { match -> [String] in
            let type = typeName(before: match.range.lowerBound)
            if let name = match.output.1 {
                return match.output.2?.contains("->") == true ? ["\(type).\(name)"] : []
            }
            return Self.arguments(in: code[match.range.upperBound...])
                .filter { $0.contains("->") }
                .map { argument in
                    "\(type).\(Self.label(argument) ?? match.output.3 ?? "init")"
                }
        }
    }

    /// Returns the name of the type or extension in which there is `place`.
    private func typeName(before place: String.Index) -> Substring {
        code[..<place].matches(
            of: /(?m)^(?:@?\w+ )*(?:class|struct|enum|protocol|extension) (\w+)/
        ).last?.output.1 ?? ""
    }

    /// Returns the label of an argument; `nil` if it has none.
    private static func label(_ argument: Substring) -> Substring? {
        let label = argument.firstMatch(of: /\w+/)?.output
        return label == "_" ? nil : label
    }

    /// Returns the arguments of the list with which `text` begins.
    private static func arguments(in text: Substring) -> [Substring] {
        guard text.first == "(" else { return [] }
        var arguments: [Substring] = []
        var (depth, start) = (0, text.startIndex)
        for index in text.indices {
            switch text[index] {
            case "(", "[":
                depth += 1
                if depth == 1 { start = text.index(after: index) }
            case ")", "]":
                depth -= 1
                guard depth == 0 else { continue }
                let last = text[start..<index]
                return arguments + (last.contains(":") ? [last] : [])
            case "," where depth == 1:
                arguments.append(text[start..<index])
                start = text.index(after: index)
            default: continue
            }
        }
        return arguments
    }
}
