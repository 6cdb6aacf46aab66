// Storage keys that signing out deletes from this browser.

/** The key prefix of everything typed and not sent. */
export const DRAFT_KEY = 'draft:'

/** The key prefix of a rider's steps that the server has not confirmed, followed by the account's id and a colon. */
export const STEPS_KEY = `${DRAFT_KEY}steps:`

/** The key of the last seen orders and conversations of the signed-in user. */
export const KEPT_ANSWERS_KEY = 'kept-answers'
