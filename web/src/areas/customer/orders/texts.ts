/** The list of one's orders; the empty text stands in `orderMessages`. */
export const ordersTexts = {
  noneHint: 'Tell us what to carry, from where and to where.',
  failed: 'We could not fetch your orders.',
  failedNext: 'We could not fetch more orders.',
  earlier: 'Below is what was shown before.',
} as const
