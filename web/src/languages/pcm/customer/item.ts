import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/item'

export default {
  itemTexts: {
    unavailableHint: 'E don finish for now. Check later.',
    outTodayHint: 'E don finish today. E go dey again tomorrow.',
    closedHint: 'This shop don close. Order when e open.',
    notOrderableHint: 'This shop never fit take order.',
    chooseExactly: (count) => `Choose ${String(count)}`,
    chooseBetween: (min, max) => `Choose ${String(min)} to ${String(max)}`,
    chooseUpTo: (max) => `You fit choose reach ${String(max)}`,
    required: 'You must choose',
    chooseFirst: (groups) => `First choose: ${groups}.`,
    choiceUnavailable: 'E don finish',
    itemFailed: 'We no fit bring this one.',
    itemGone: 'Dem no dey sell this one again.',
    itemGoneHint: 'Other things dey.',
    moreFrom: (shop) => `Everything from ${shop}`,
  },
} satisfies Translation<typeof english>
