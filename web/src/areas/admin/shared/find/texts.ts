import { KEYS } from '~/ui/table/keys'

export const findTexts = {
  open: 'Find an order, a person or a page',
  title: 'Find',
  hint: 'An order by its number or id, a person by name, phone or e-mail, or a page.',
  label: 'What are you looking for?',
  placeholder: 'e.g. V8U-X0C, Adaeze, Riders',
  empty: 'Nothing found. Try a number, a name or an e-mail address.',
  failed: 'Orders and people could not be searched.',
  found: (count: number) => (count === 1 ? '1 found' : `${String(count)} found`),
  kinds: { page: 'Page', order: 'Order', user: 'User', rider: 'Rider', vendor: 'Vendor' },
  keys: 'Keys',
  keysHint: 'They work wherever nothing is being typed.',
  then: 'or',
} as const

/** The keys' effects, in the order of the list. */
export const keyTexts: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  {
    keys: [`Ctrl ${KEYS.findWithCtrl.toUpperCase()}`],
    does: 'Find an order, a person or a page, also while typing',
  },
  { keys: [KEYS.help], does: 'Show these keys' },
  { keys: [KEYS.search], does: 'Search the list' },
  { keys: [KEYS.down, '↓'], does: 'Go to the next row' },
  { keys: [KEYS.up, '↑'], does: 'Go to the row before' },
  { keys: ['Home', 'End'], does: 'Go to the first or the last row' },
  { keys: ['Enter'], does: 'Open the row, or send the message' },
  { keys: ['Shift Enter'], does: 'Begin a new line in a message' },
  { keys: ['Esc'], does: 'Close what is open, or empty the search' },
]
