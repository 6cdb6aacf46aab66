export const cartBarTexts = {
  title: 'Your cart',
  count: (pieces: number) => (pieces === 1 ? 'Cart · 1 item' : `Cart · ${String(pieces)} items`),
  deliveryLater: 'Delivery is added when you check out.',
  checkout: 'Check out',
  inCart: (pieces: number) => `${String(pieces)} in cart`,
  less: (item: string) => `One less: ${item}`,
  more: (item: string) => `One more: ${item}`,
  remove: (item: string) => `Remove: ${item}`,
  removed: (item: string) => `${item} is removed.`,
} as const
