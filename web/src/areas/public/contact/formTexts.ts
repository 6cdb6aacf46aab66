/** What the page's script says; apart from the page's words, so that they do not travel with it. */
export const contactFormTexts = {
  emailMissing: 'Please enter your e-mail address.',
  emailWrong: 'This is not an e-mail address.',
  messageLong: (max: number) => `Please keep this under ${String(max)} characters.`,
  failed: 'Your message did not go through. It is still here: please try again.',
  offline: 'You are offline. Your message is still here: please send it once you are connected.',
  another: 'Write another message',
} as const
