import Foundation

exit(Arguments(Array(CommandLine.arguments.dropFirst())).run(telling: Output.standard))
