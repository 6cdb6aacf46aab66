export const verifyTexts = {
  pageTitle: 'Enter your code · Ozi',
  title: 'Check your e-mail',
  lead: (email: string) => `We sent six digits to ${email}. They work for ten minutes.`,
  step: 'Step 2 of 2: your e-mail',
  code: 'Code',
  submit: 'Verify',
  busy: 'Verifying…',
  nothingCame: 'Nothing came? Look in your spam folder, or ask again.',
  resend: 'Send a new code',
  resendIn: (seconds: number) => `Send a new code in ${seconds} s`,
  otherAccount: 'Not your address?',
  logOut: 'Log out',
} as const
