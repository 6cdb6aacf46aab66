import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/item'

export default {
  itemTexts: {
    unavailableHint: 'This shop no get am again for now. Abeg come check later.',
    outTodayHint: 'This shop no get am again today. E go dey again tomorrow.',
    closedHint: 'This shop don close for now. You fit order when e open.',
    notOrderableHint: 'We never know where this shop dey, so we no fit carry things from there.',
    chooseExactly: (count) => `Choose ${String(count)}`,
    chooseBetween: (min, max) => `Choose ${String(min)} to ${String(max)}`,
    chooseUpTo: (max) => `You fit choose reach ${String(max)}`,
    required: 'You must choose',
    chooseFirst: (groups) => `Abeg first choose: ${groups}.`,
    choiceUnavailable: 'E don finish',
    itemFailed: 'We no fit bring this one.',
    itemGone: 'Dem no dey sell this one again.',
    itemGoneHint: 'The shop don remove am. Other things dey.',
    moreFrom: (shop) => `Everything from ${shop}`,
  },
} satisfies Translation<typeof english>
