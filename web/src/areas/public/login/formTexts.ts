/** What the page's script says; apart from the page's words, so that they do not travel with it. */
export const loginFormTexts = {
  emailMissing: 'Please enter your e-mail address.',
  passwordMissing: 'Please enter your password.',
} as const
