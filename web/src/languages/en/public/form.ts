import { english } from '~/language/english'

/** The words of a form's script; apart from the pages' texts, which it does not contain. */
export const formTexts = english('formTexts', {
  tryAgain: 'Please try again.',
  accountReady: 'Your account is ready',
  pleaseLogIn: 'Please log in to go on.',
  passkeyFailed: 'Your passkey did not work. Please try again, or use your password.',
  resend: 'Send a new code',
  resendIn: (seconds: string) => `Send a new code in ${seconds} s`,
  passwordChanged: 'Password changed',
  messageFailed: 'It did not go through. Your message is still here: please try again.',
  messageOffline: 'You are offline. Your message is still here: send it later.',
  messageAnother: 'Write another message',
})
