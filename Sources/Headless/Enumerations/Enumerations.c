// The headers are all there is; a target needs a source.
