import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/passkeys'

export default {
  passkeysTexts: {
    title: 'Passkeys',
    lead: 'Use finger, face or PIN enter, no password, no code.',
    loadFailed: 'We no fit get your passkeys.',
    none: 'You never get any.',
    unable: 'This browser no fit make am. Try your phone.',
    add: 'Add passkey',
    adding: 'Wait small…',
    added: 'We don keep am. Next time choose “Use passkey”.',
    addFailed: 'We never add your passkey.',
    cancelled: 'Nothing confirm. Abeg try again.',
    known: 'This device don get one.',
    failed: 'This device no fit make am. Abeg try again.',
    unknownDevice: 'Device wey we no know',
    made: 'You add am',
    used: 'Last time wey you use am',
    neverUsed: 'You never use am',
    remove: 'Remove',
    removeOf: (device) => `Remove the passkey of ${device}`,
    removeTitle: 'Remove this passkey?',
    removeHint: (device) => `${device} go need your password.`,
    removed: 'We don remove the passkey.',
    removeFailed: 'We never remove the passkey.',
    keep: 'Keep am',
    offer: 'Log in with finger, face or PIN next time?',
    notNow: 'Not now',
  },
} satisfies Translation<typeof english>
