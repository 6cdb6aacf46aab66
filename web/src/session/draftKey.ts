/** Begins the key of whatever somebody typed and has not sent; it leaves this browser with them. */
export const DRAFT_KEY = 'draft:'
