// Limits
/** How many people and places one account may save: a list that is still read through. */
export const SAVED_CONTACTS = { max: 50 } as const
/** What a saved person or place is to somebody: Home, Work, Mama. */
export const CONTACT_LABEL = { max: 30 } as const
