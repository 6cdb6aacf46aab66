import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/reading'

export default {
  readingTexts: {
    noPart: 'No answer get these words. Ask us below.',
    contents: 'For this page',
    version: (day) => `The one of ${day}`,
    askTitle: 'Your question no dey here?',
    ask: 'Open the chat of an order. You no get account? Write us.',
    contact: 'Talk to us',
    englishHolds: 'This text dey for English, and na so e hold.',
  },
} satisfies Translation<typeof english>
