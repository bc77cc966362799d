Pod::Spec.new do |spec|
  spec.name = 'KeyboardAssistant'
  spec.version = '2.0.0'
  spec.summary = 'Keeps the field that is typed in clear of the keyboard, and walks forms.'
  spec.description = <<-TEXT
    KeyboardAssistant keeps the text input that has the focus in sight while a keyboard is on
    screen, and walks the inputs of a form by Previous, Next, Done and Return. It swizzles nothing,
    has no globals to configure and no dependencies.
  TEXT
  spec.homepage = 'https://github.com/levieggert/KeyboardAssistant'
  spec.license = { :type => 'MIT', :file => 'LICENSE' }
  spec.author = 'The KeyboardAssistant authors'
  spec.source = { :git => 'https://github.com/levieggert/KeyboardAssistant.git', :tag => spec.version.to_s }
  spec.swift_versions = ['6.0']
  spec.ios.deployment_target = '15.0'
  spec.visionos.deployment_target = '1.0'
  spec.source_files = 'Sources/KeyboardAssistant/**/*.swift'
  spec.resource_bundles = {
    'KeyboardAssistant' => ['Resources/*.lproj', 'Resources/PrivacyInfo.xcprivacy']
  }
end
