/** What the page's script says; apart from the page's words, so that they do not travel with it. */
export const newPasswordFormTexts = {
  doneTitle: 'Password changed',
} as const
