import { english } from '~/language/english'

/** The details of an item. */
export const itemTexts = english('itemTexts', {
  unavailableHint: 'None left right now. Look again later.',
  outTodayHint: 'None left today. Sold again tomorrow.',
  closedHint: 'This shop is closed. Order when it opens.',
  notOrderableHint: 'This shop cannot take orders yet.',
  chooseExactly: (count: number) => `Choose ${String(count)}`,
  chooseBetween: (min: number, max: number) => `Choose ${String(min)} to ${String(max)}`,
  chooseUpTo: (max: number) => `Choose up to ${String(max)}`,
  required: 'Required',
  chooseFirst: (groups: string) => `Choose first: ${groups}.`,
  choiceUnavailable: 'Sold out',
  itemFailed: 'We could not fetch this item.',
  itemGone: 'This item is no longer sold.',
  itemGoneHint: 'There is more to find.',
  moreFrom: (shop: string) => `Everything from ${shop}`,
})
