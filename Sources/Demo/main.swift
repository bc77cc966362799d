import Foundation

let arguments = Arguments(Array(CommandLine.arguments.dropFirst()))
switch arguments {
case .form(let pictures):
    exit(FormDemo.run(picturesIn: pictures))
case .lists(let pictures):
    exit(ListDemo.run(picturesIn: pictures))
case .bindings(let pictures):
    exit(BindingsDemo.run(picturesIn: pictures))
case .focus(let pictures):
    exit(FocusDemo.run(picturesIn: pictures))
case .replay(let paths, let pictures):
    exit(ReplayDemo.run(paths, picturesIn: pictures))
case .help:
    print(Arguments.usage)
case .misunderstood(let problem):
    complain("Demo: \(problem)\n\n\(Arguments.usage)")
    exit(2)
}
