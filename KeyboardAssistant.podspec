Pod::Spec.new do |spec|
  spec.name = 'KeyboardAssistant'
  spec.version = '2.0.0-beta'
  spec.summary = 'Keeps the field people type in in sight, and lets a hardware keyboard walk the app.'
  spec.description = <<-TEXT
    KeyboardAssistant makes room for the keyboard, scrolls to the focused field, and walks forms by
    Previous, Next, Done, Return and Tab. With a hardware keyboard people move through tables, grids
    and screens, and change every shortcut. It swizzles nothing, depends on nothing, and has nothing
    global that moves your screens.
  TEXT
  spec.homepage = 'https://github.com/OWNER/KeyboardAssistant'
  spec.license = { :type => 'MIT', :file => 'LICENSE' }
  spec.author = 'The KeyboardAssistant authors'
  spec.source = { :git => 'https://github.com/OWNER/KeyboardAssistant.git', :tag => spec.version.to_s }
  # A language mode, not a version of the compiler: Swift 6.1 and later call it 6, too. A pod can't ask
  # for a compiler; the one that the library is built with is in Package.swift.
  spec.swift_versions = ['6.0']
  spec.ios.deployment_target = '15.0'
  spec.visionos.deployment_target = '1.0'
  # One module of all libraries. Its parts share declarations that apps can't see, for which Swift asks
  # for the name of a package.
  spec.source_files = 'Sources/{KeyboardAssistant,KeyNavigation,KeyCommandCustomization,KeyboardConversations}/**/*.swift'
  spec.pod_target_xcconfig = { 'OTHER_SWIFT_FLAGS' => '$(inherited) -package-name KeyboardAssistant' }
  # The folder itself, because globs don't follow the link to it (CocoaPods/CocoaPods#6603).
  spec.resource_bundles = {
    'KeyboardAssistant' => [
      'Sources/KeyboardAssistant/Resources/*.lproj',
      'Sources/KeyboardAssistant/Resources/PrivacyInfo.xcprivacy'
    ]
  }
end
