// The target has only headers, but needs a source.
