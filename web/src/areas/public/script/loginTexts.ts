/**
 * The texts of the page's script; separate from the page's texts, so that the script does not contain those.
 */
export const loginFormTexts = {
  emailMissing: 'Please enter your e-mail address.',
  passwordMissing: 'Please enter your password.',
} as const
