import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/passkeys'

export default {
  passkeysTexts: {
    title: 'Passkeys',
    lead: 'Use finger, face or PIN of your phone or computer enter, no password, no code.',
    loadFailed: 'We no fit get your passkeys.',
    none: 'You never get passkey.',
    unable: 'This browser no fit make passkey. Try am for your phone.',
    add: 'Add passkey',
    adding: 'Wait small…',
    added: 'We don keep your passkey. Next time choose “Use passkey” when you wan log in.',
    addFailed: 'We never add your passkey.',
    cancelled: 'Nobody ask the phone or computer, or person talk no. Abeg try again.',
    known: 'This device don get passkey for your account before.',
    failed: 'The phone or computer no fit make am. Abeg try again.',
    unknownDevice: 'Device wey we no know',
    made: 'You add am',
    used: 'Last time wey you use am',
    neverUsed: 'You never use am',
    remove: 'Remove',
    removeOf: (device) => `Remove the passkey of ${device}`,
    removeTitle: 'Remove this passkey?',
    removeHint: (device) => `${device} go need your password to log in again.`,
    removed: 'We don remove the passkey.',
    removeFailed: 'We never remove the passkey.',
    keep: 'Keep am',
    offer: 'You wan log in sharp sharp next time, with finger, face or PIN instead of password?',
    notNow: 'Not now',
  },
} satisfies Translation<typeof english>
