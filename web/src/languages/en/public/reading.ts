import { english } from '~/language/english'

/** Words around every text to read. */
export const readingTexts = english('readingTexts', {
  contents: 'On this page',
  version: (day: string) => `Version of ${day}`,
  askTitle: 'Your question is not here?',
  ask: 'Open the chat of an order and we see which one you mean. Without an account, write to us.',
  contact: 'Contact us',
  /** Shown beside another language: what both sides agree to is one text, not three. */
  englishHolds:
    'This text is in English. If somebody reads it to you in another language, the English one holds.',
})
