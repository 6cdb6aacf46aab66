// Limits
/** Downloads of their own data that an account may ask for in 24 hours: each reads all that is kept of it. */
export const OWN_DATA_DOWNLOADS_A_DAY = 5

// Messages
export const ownDataMessages = {
  tooMany: 'You have downloaded your data several times today. Please try again tomorrow.',
} as const
