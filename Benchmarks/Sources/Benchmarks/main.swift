import Foundation

let words = CommandLine.arguments.dropFirst()
switch (words.first, words.dropFirst().first) {
case (nil, _):
    FormReport.printCounts()
    ListReport.printGrowth()
    BindingsReport.printGrowth()
case ("form", let count?):
    InstructionReport.play(fields: Int(count) ?? 20)
case ("bindings", let count?):
    BindingsReport.play(bindings: Int(count) ?? 10)
case ("instructions", let folder?):
    InstructionReport.printTable(from: URL(fileURLWithPath: folder))
    BindingsReport.printInstructions(from: URL(fileURLWithPath: folder))
default:
    print("usage: Benchmarks [form FIELDS | bindings COUNT | instructions FOLDER]")
    exit(2)
}
