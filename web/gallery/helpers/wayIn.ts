/** In place of areas/public/script/wayIn: who is signed in is not led on to another page, which would end the tests. */
export const headedFor = () => null
export const leadOnWhoIsSignedIn = () => undefined
export const asTheSessionIs = (act: () => void) => act()

/** In place of areas/public/script/fetchAhead: there is no next page. */
export const fetchAheadOf = () => undefined
export const fetchAhead = () => undefined
