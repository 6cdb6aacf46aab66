/**
 * The texts of the page's script; separate from the page's texts, so that the script does not contain those.
 */
export const registerFormTexts = {
  madeTitle: 'Your account is ready',
  madeText: 'Please log in to go on.',
} as const
