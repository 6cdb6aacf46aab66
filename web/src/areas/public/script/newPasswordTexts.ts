/**
 * The texts of the page's script; separate from the page's texts, so that the script does not contain those.
 */
export const newPasswordFormTexts = {
  doneTitle: 'Password changed',
} as const
