import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/reading'

export default {
  readingTexts: {
    contents: 'For this page',
    version: (day) => `The one of ${day}`,
    askTitle: 'Your question no dey here?',
    ask: 'Open the chat of one order, we go see which one you mean. If you no get account, write us.',
    contact: 'Talk to us',
    englishHolds:
      'This text dey for English. If person read am give you for another language, na the English one dey stand.',
  },
} satisfies Translation<typeof english>
