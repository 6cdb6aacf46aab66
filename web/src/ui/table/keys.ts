/** The keys that lists and pages of the staff understand; the dialog of keys names them all. */
export const KEYS = {
  findWithCtrl: 'k',
  help: '?',
  search: '/',
  down: 'j',
  up: 'k',
} as const
