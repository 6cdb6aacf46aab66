import type { Dictionary } from '~/language/dictionary'

/** The texts of shops' own pages, loaded with those. */
const dictionary: Dictionary = {}

export default dictionary
