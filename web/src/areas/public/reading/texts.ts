/** Words around every text to read. */
export const readingTexts = {
  contents: 'On this page',
  version: (day: string) => `Version of ${day}`,
  askTitle: 'Your question is not here?',
  ask: 'Open the chat of an order and we see which one you mean. Without an account, write to us.',
  contact: 'Contact us',
} as const
