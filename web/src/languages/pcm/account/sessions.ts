import { PROOF } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/sessions'

export default {
  sessionsTexts: {
    title: 'Where you don log in',
    lead: 'No be your own? Log am out, change your password.',
    loadFailed: 'We no fit get where you log in.',
    thisDevice: 'This device',
    unknownDevice: 'Device wey we no know',
    network: (start) => `Network ${start}`,
    seen: 'Last time we see am',
    since: 'You log in',
    logOut: 'Log out',
    logOutOf: (device) => `Log out ${device}`,
    logOutOthers: 'Log out for every other place',
    busy: 'E dey log out…',
    loggedOut: 'E don log out.',
    othersLoggedOut: 'Na only here you dey logged in now.',
    failed: 'We no fit log am out.',

    proofTitle: 'Na you be this?',
    proofPassword: `Your password, abeg. We no go ask again for ${PROOF.validMinutes} minutes.`,
    proofCode: `Code from your app, or recovery code. We no go ask again for ${PROOF.validMinutes} minutes.`,
    usePasskey: 'Use passkey',
    passkeyFailed: 'Your passkey no work. Abeg type am.',
    password: 'Password',
    passwordMissing: 'Abeg enter your password.',
    code: 'Code',
    codeMissing: 'Abeg enter the code.',
    goOn: 'Continue',
    checking: 'We dey check…',
  },
} satisfies Translation<typeof english>
