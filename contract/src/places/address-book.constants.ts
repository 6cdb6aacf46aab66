// Limits
/** One account may save as many people and places as somebody still reads through. */
export const ADDRESS_BOOK = { max: 50 } as const
/** Labels say what a person or place is to somebody: Home, Work, Mama. */
export const CONTACT_LABEL = { max: 30 } as const
