/** What the page's script says. */
export const invitationFormTexts = {
  nameMissing: 'Please enter your name.',
  joinedTitle: 'Welcome',
} as const
