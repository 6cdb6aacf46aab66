/** The keys that lists and pages of the staff understand; the page of keys names them all. */
export const KEYS = {
  find: 'k',
  help: '?',
  search: '/',
  down: 'j',
  up: 'k',
} as const
