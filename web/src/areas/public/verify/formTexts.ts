/** What the page's script says; apart from the page's words, so that they do not travel with it. */
export const verifyFormTexts = {
  resend: 'Send a new code',
  resendIn: (seconds: number) => `Send a new code in ${seconds} s`,
} as const
