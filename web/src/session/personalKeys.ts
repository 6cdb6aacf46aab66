// What of somebody leaves this browser with them.

/** Begins the key of whatever somebody typed and has not sent. */
export const DRAFT_KEY = 'draft:'

/** Where the last seen orders of whoever is signed in are kept. */
export const KEPT_ANSWERS_KEY = 'kept-answers'
