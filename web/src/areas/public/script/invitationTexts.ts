/** The texts of the page's script. */
export const invitationFormTexts = {
  joinedTitle: 'Welcome',
} as const
