import type { Dictionary } from '~/language/dictionary'

/** By namespace; what is not here is shown in English. */
const dictionary: Dictionary = {}

export default dictionary
