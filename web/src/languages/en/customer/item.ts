import { english } from '~/language/english'

/** The details of an item. */
export const itemTexts = english('itemTexts', {
  unavailableHint: 'This shop has none left right now. Please look again later.',
  outTodayHint: 'This shop has none left today. It sells it again tomorrow.',
  closedHint: 'This shop is closed right now. You can order when it is open.',
  notOrderableHint: 'We do not know yet where this shop is, so we cannot fetch things from it.',
  chooseExactly: (count: number) => `Choose ${String(count)}`,
  chooseBetween: (min: number, max: number) => `Choose ${String(min)} to ${String(max)}`,
  chooseUpTo: (max: number) => `Choose up to ${String(max)}`,
  required: 'Required',
  chooseFirst: (groups: string) => `Please choose first: ${groups}.`,
  choiceUnavailable: 'Sold out',
  itemFailed: 'We could not fetch this item.',
  itemGone: 'This item is no longer sold.',
  itemGoneHint: 'The shop took it off its shelf. There is more to find.',
  moreFrom: (shop: string) => `Everything from ${shop}`,
})
