import { english } from '~/language/english'

/** Words around every text to read. */
export const readingTexts = english('readingTexts', {
  noPart: 'No answer has these words. Ask us below.',
  contents: 'On this page',
  version: (day: string) => `Version of ${day}`,
  askTitle: 'Your question is not here?',
  ask: 'Open the chat of an order. Without an account, write to us.',
  contact: 'Contact us',
  /** Shown beside another language: what both sides agree to is one text, not three. */
  englishHolds: 'This text is in English, and holds so.',
})
