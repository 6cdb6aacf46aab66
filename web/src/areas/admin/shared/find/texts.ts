import { KEYS } from '~/ui/table/keys'

export const findTexts = {
  open: 'Search',
  keysToOpen: `Ctrl ${KEYS.findWithCtrl.toUpperCase()}`,
  label: 'Search orders, people, pages and actions',
  placeholder: 'Order, name, phone, page or action',
  empty: 'Nothing found.',
  failed: 'Orders and people could not be searched.',
  actions: {
    placeOrder: { name: 'Place an order', words: 'new caller telephone' },
    surge: { name: 'Turn surge on or off', words: 'pricing prices rain' },
    closeRoad: { name: 'Close a road', words: 'new closure flood' },
    registerRider: { name: 'Register a rider', words: 'new add' },
    registerVendor: { name: 'Register a vendor', words: 'new add shop' },
    takeCash: { name: 'Record cash handed in', words: 'remittance' },
    pauseOrders: { name: 'Stop new orders', words: 'pause' },
    answerUnread: { name: 'Answer unread chats', words: 'messages support' },
  },
  found: (count: number) => (count === 1 ? '1 found' : `${String(count)} found`),
  kinds: { action: 'Do', page: 'Page', order: 'Order', user: 'User', rider: 'Rider', vendor: 'Vendor' },
  keys: 'Keys',
  keysHint: 'While nothing is being typed.',
  then: 'or',
} as const

export const keyTexts: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  {
    keys: [findTexts.keysToOpen],
    does: 'Search everything',
  },
  { keys: [KEYS.help], does: 'These keys' },
  { keys: [KEYS.search], does: 'Search the list' },
  { keys: [KEYS.down, '↓'], does: 'Next row' },
  { keys: [KEYS.up, '↑'], does: 'Row before' },
  { keys: ['Home', 'End'], does: 'First or last row' },
  { keys: ['Enter'], does: 'Open, or send' },
  { keys: ['Shift Enter'], does: 'New line' },
  { keys: ['Esc'], does: 'Close, or empty the search' },
]
