/**
 * The texts of the page's script; separate from the page's texts, so that the script does not contain those.
 */
export const verifyFormTexts = {
  resend: 'Send a new code',
  resendIn: (seconds: number) => `Send a new code in ${seconds} s`,
} as const
