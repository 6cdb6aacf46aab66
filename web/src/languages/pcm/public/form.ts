import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/form'

export default {
  formTexts: {
    tryAgain: 'Abeg try again.',
    accountReady: 'Your account don ready',
    pleaseLogIn: 'Abeg log in to continue.',
    passkeyFailed: 'Your passkey no work. Abeg try again, or use your password.',
    resend: 'Send new code',
    resendIn: (seconds) => `Send new code after ${seconds} s`,
    passwordChanged: 'Password don change',
    messageFailed: 'E no go. Your message still dey here: abeg try again.',
    messageOffline: 'You no get network. Your message still dey here: send am later.',
    messageAnother: 'Write another message',
  },
} satisfies Translation<typeof english>
