/** What the page's script says; apart from the page's words, so that they do not travel with it. */
export const registerFormTexts = {
  madeTitle: 'Your account is ready',
  madeText: 'Please log in to go on.',
} as const
