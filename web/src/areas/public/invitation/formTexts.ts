/** The texts of the page's script. */
export const invitationFormTexts = {
  nameMissing: 'Please enter your name.',
  joinedTitle: 'Welcome',
} as const
