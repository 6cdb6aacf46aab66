import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/cartBar'

export default {
  cartBarTexts: {
    title: 'Your cart',
    count: (pieces) => `Cart · ${pieces} ${pieces === '1' ? 'thing' : 'things'}`,
    deliveryLater: 'Transport money go join when you wan order am.',
    checkout: 'Go order am',
    inCart: (pieces) => `${pieces} dey cart`,
    less: (item) => `Remove one: ${item}`,
    more: (item) => `Add one: ${item}`,
    remove: (item) => `Remove: ${item}`,
    removed: (item) => `We don remove ${item}.`,
  },
} satisfies Translation<typeof english>
