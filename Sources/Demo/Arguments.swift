/// The request of the person who started the demo.
enum Arguments: Equatable, Sendable {
    case form(pictures: String)
    case lists(pictures: String?)
    case bindings(pictures: String?)
    case palette(pictures: String?)
    case focus(pictures: String?)
    case order(pictures: String?)
    case scene(pictures: String?)
    case edge(pictures: String?, why: Bool)
    case conversation(pictures: String?)
    case diagnose(pictures: String?, reports: String?)
    case replay(paths: [String], pictures: String?)
    case help
    /// Words that mean nothing here, with what is wrong about them.
    case misunderstood(String)

    /// The folder for pictures unless another one is named.
    static let defaultPictures = "demo-pictures"

    /// Reads the words after the program's name.
    init(_ words: [String]) {
        var rest: [String] = []
        var pictures: String?
        var reports: String?
        var why = false
        var words = words[...]
        while let word = words.popFirst() {
            if word == "--help" || word == "-h" {
                self = .help
                return
            }
            if word == "--pictures" {
                guard let folder = words.popFirst(), !folder.isEmpty else {
                    self = .misunderstood("--pictures needs a folder")
                    return
                }
                pictures = folder
            } else if word == "--reports", rest.first == "diagnose" {
                guard let file = words.popFirst(), !file.isEmpty else {
                    self = .misunderstood("--reports needs a file")
                    return
                }
                reports = file
            } else if word == "--why", rest.first == "edge" {
                why = true
            } else if word.hasPrefix("-") {
                self = .misunderstood("unknown option \(word)")
                return
            } else {
                rest.append(word)
            }
        }
        self.init(
            command: rest.first, paths: Array(rest.dropFirst()), pictures: pictures,
            reports: reports, why: why)
    }

    private init(
        command: String?, paths: [String], pictures: String?, reports: String?, why: Bool
    ) {
        switch command {
        case nil: self = .form(pictures: pictures ?? Self.defaultPictures)
        case "replay" where paths.isEmpty: self = .misunderstood("replay needs a file or a folder")
        case "replay": self = .replay(paths: paths, pictures: pictures)
        case "lists" where !paths.isEmpty: self = .misunderstood("lists takes no other words")
        case "lists": self = .lists(pictures: pictures)
        case "bindings" where !paths.isEmpty:
            self = .misunderstood("bindings takes no other words")
        case "bindings": self = .bindings(pictures: pictures)
        case "palette" where !paths.isEmpty: self = .misunderstood("palette takes no other words")
        case "palette": self = .palette(pictures: pictures)
        case "focus" where !paths.isEmpty: self = .misunderstood("focus takes no other words")
        case "focus": self = .focus(pictures: pictures)
        case "order" where !paths.isEmpty: self = .misunderstood("order takes no other words")
        case "order": self = .order(pictures: pictures)
        case "scene" where !paths.isEmpty: self = .misunderstood("scene takes no other words")
        case "scene": self = .scene(pictures: pictures)
        case "edge" where !paths.isEmpty: self = .misunderstood("edge takes no other words")
        case "edge": self = .edge(pictures: pictures, why: why)
        case "conversation" where !paths.isEmpty:
            self = .misunderstood("conversation takes no other words")
        case "conversation": self = .conversation(pictures: pictures)
        case "diagnose" where !paths.isEmpty:
            self = .misunderstood("diagnose takes no other words")
        case "diagnose": self = .diagnose(pictures: pictures, reports: reports)
        case "help" where !paths.isEmpty: self = .misunderstood("help takes no other words")
        case "help": self = .help
        case let word?: self = .misunderstood("unknown word \(word)")
        }
    }

    static let usage = """
        usage: swift run Demo [--pictures DIR]
               swift run Demo lists [--pictures DIR]
               swift run Demo bindings [--pictures DIR]
               swift run Demo palette [--pictures DIR]
               swift run Demo focus [--pictures DIR]
               swift run Demo order [--pictures DIR]
               swift run Demo scene [--pictures DIR]
               swift run Demo edge [--pictures DIR] [--why]
               swift run Demo conversation [--pictures DIR]
               swift run Demo diagnose [--pictures DIR] [--reports FILE]
               swift run Demo replay FILE|FOLDER… [--pictures DIR]
               swift run Demo help

        Without a word it plays the registration form: fields are tapped, typed into and left by
        Next and Return, and the keyboard is closed; with an automatic assistant, with a delegate
        that positions, and with a navigator alone. It prints what happened and writes pictures of
        the screen as SVG files to ./demo-pictures, or to the folder DIR, which is created.
        The form is also drawn in the dark, in Arabic, in the largest text and in a sheet on an iPad.
        Then it films these scenes and those of all other commands but diagnose and replay, and
        writes them to index.html in the same folder: a page to open in a browser, where each film
        can be played and scrubbed.

        lists plays a list of 250 articles, one of them, and a grid of photos by the keys of a
        hardware keyboard. It prints a line for each key: what is under the cursor then, and how far
        the screen has scrolled. It fails if the cursor was ever out of sight. Pictures are drawn
        only with --pictures.

        bindings changes a shortcut of a mailbox by keys, answers the conflict, and reads the file
        again with a second registry, in a temporary folder. It fails if anything is not as it
        should be. Pictures are drawn only with --pictures.

        palette runs commands of a mail app from its palette: one of the app's and one of a list. It
        prints what each run of keys did, and fails if a command didn't run. The palette is also
        drawn in the dark, in Arabic, in large text and on an iPhone with a keyboard. Pictures are
        drawn only with --pictures.

        focus walks a screen of reminders by Tab, arrows and Return, where the system has a focus
        engine and where it has none. It prints a line for each key: what is focused then, and which
        list shows. It draws the order of Tab, and tells what is wrong with a screen that was made
        wrong on purpose. It fails if focus ever was where it should not be. Pictures are drawn only
        with --pictures.

        order walks the example's order, a table of 60 rows with text fields, from the first field
        to the last and back: by the bar, by Return and by Tab. Rows change their height when fields
        are left empty, and a switch adds three. It prints a line for each step: the row, the field
        that is typed in, and how far the table has scrolled. It fails if that field was ever out of
        sight or not the next one. Pictures are drawn only with --pictures.

        scene plays three forms that have no code for the keyboard, in a scene with an assistant: a
        profile, addresses in a table, and a sheet for feedback, on an iPhone and on an iPad. It
        prints a line for each step: what is edited, and how it is kept in sight. It fails if an
        input was out of sight, or if anything of the assistant is left at the end. Pictures are
        drawn only with --pictures.

        edge plays the example's notes, a text above a toolbar that is pinned to the keyboard: the
        keyboard is shown, dragged half-way, dragged away, and shown and hidden again. It prints a
        line for each frame in which something moves: where the keyboard, the library's edge and the
        bar are. It fails if bar or edge is more than half a point off the keyboard as drawn. With
        --why it also prints what the assistant moved in each step, and why. Pictures are drawn only
        with --pictures, one of them a strip of a drag.

        conversation plays the example's chat: lines are typed until the bar has grown, and sent, an
        answer grows word by word, the list is scrolled up and back to its end, and the keyboard is
        dragged down and goes back. It prints a line for each step: the rows below, and how far the
        newest row is from the bar. It fails if that row isn't at the bar when the list is at its
        end, or was behind the bar in any frame in which nobody scrolls. Pictures are drawn only with --pictures.

        diagnose plays the example's screen Diagnose, prints its report, and replays the recording
        in it. It fails if a field was out of sight or anything was left behind. Pictures are drawn
        only with --pictures. With --reports it writes the reports for all simulated models to
        FILE, which is the data that the screen shows beside those of a device.

        replay plays recorded keyboard notifications, JSON files or all *.json of a folder sorted
        by name, on a form of twelve inputs in a window of the recorded screen, with a low field
        focused. It prints each event, indented, and then one line for each file:
            NAME: ok …                        the field stayed in sight and nothing was left behind
            NAME: nothing to lay out (why)    the recording has no screen, or no frame to go by
            NAME: FAILED …                    something was not as it should be
        If a recording has the keyboard's real frames, more room than the notifications ask for may
        be made by the layout guides, and it fails if they show a keyboard that covers more than
        that. The line says how much was covered without a sign of it.
        Pictures are drawn only with --pictures. Names are shown in one line, with line breaks and
        control characters as \\n and the like.

        Exit status: 2 if these words are not understood, if the output, a picture or the reports
        could not be written, a file could not be read or is no recording, or a folder was empty; else 1 if
        anything failed; else 0.
        """
}
