// Limits
/** Downloads of their own data that an account may ask for in 24 hours: each reads all that is kept of it. */
export const OWN_DATA_DOWNLOADS_A_DAY = 5

/** For how many years the books of a company are kept by the law of Nigeria. */
export const BOOKS_KEPT_YEARS = 6

// Messages
export const ownDataMessages = {
  runningOrders:
    'You still have orders that have not ended. Cancel them, or wait until they have ended; then delete your account.',
  holdsCash: 'You still hold cash that belongs to Ozi. Please hand it in at the office first.',
  tooMany: 'You have downloaded your data several times today. Please try again tomorrow.',
} as const
