export const verifyTexts = {
  pageTitle: 'Enter your code · Ozi',
  title: 'Check your e-mail',
  sentTo: 'We sent six digits to',
  lifetime: 'They work for ten minutes.',
  code: 'Code',
  submit: 'Verify',
  busy: 'Verifying…',
  nothingCame: 'Nothing came? Look in your spam folder, or ask again.',
  resend: 'Send a new code',
  resendIn: (seconds: number) => `Send a new code in ${seconds} s`,
  otherAccount: 'Not your address?',
  logOut: 'Log out',
} as const
