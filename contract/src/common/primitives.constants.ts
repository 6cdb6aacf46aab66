/** In characters. A name consists of a first and a last name. */
export const TEXT_LIMIT = { givenName: 60, name: 121, line: 200, paragraph: 2000, email: 254 } as const

export const PAGE_SIZE = { min: 1, max: 200, default: 50 } as const

/**
 * `total` is exact up to this number. For more rows, it stays at this number and `totalIsMinimum` is true.
 */
export const COUNTED_EXACTLY = 10_000

/** A search that no index can answer looks only at this many of the newest rows. */
export const SEARCHED_NEWEST = 5_000

/** Shown beside the matches of such a search. */
export const SHORT_SEARCH_HINT = `The newest ${SEARCHED_NEWEST.toLocaleString('en')} were searched. Type at least three letters or digits to search all.`

/** Said when fields are refused. */
export const CHECK_FIELDS = 'Please check the marked fields.'
