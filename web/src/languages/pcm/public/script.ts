import type { Translation } from '~/language/english'
import type { scriptTexts } from '~/languages/en/public/script'

export const script: Translation<typeof scriptTexts> = {
  tryAgain: 'Abeg try again.',
  accountReady: 'Your account don ready',
  pleaseLogIn: 'Abeg log in to continue.',
  passkeyFailed: 'Your passkey no work. Abeg try again, or use your password log in.',
  resend: 'Send new code',
  resendIn: (seconds) => `Send new code after ${seconds} s`,
  passwordChanged: 'Password don change',
  messageFailed: 'Your message no go. E still dey here: abeg try again.',
  messageOffline: 'You no get network. Your message still dey here: abeg send am when network come back.',
  messageAnother: 'Write another message',
  suggestions: 'Places wey resemble am',
  noPlace: 'We no see that place. Try street, market, school or church wey dey near am.',
  placesFailed: 'We no fit load the places.',
  retry: 'Try again',
  placesFound: (count) => `We see ${count} ${count === '1' ? 'place' : 'places'}`,
  fareFailed: 'We no fit calculate the transport money now. We keep your two places: abeg try again.',
}
