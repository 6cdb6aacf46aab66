import { PASSWORD } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/account'

const passwordShort = `Use ${PASSWORD.min} letters or pass that.`
const passwordLong = `No let am pass ${PASSWORD.max} letters.`

export default {
  accountTexts: {
    somethingWrong: 'Something spoil',
    passwordMismatch: 'The two passwords no be the same',
    codeLength: 'Code must be 6 numbers',
    codeFailed: 'Something spoil as we dey check the code.',
    codeRight: 'The code correct',
    profileIncomplete: 'Abeg fill everything',
    profileFailed: 'Something spoil',
    profileSaved: 'We don save your profile',
    passwordNotOwn: 'The office sabi this password. Abeg choose another one.',
    passwordCommon: 'Plenty people dey use this password. Abeg choose another one.',
    passwordChanged: 'Your password don change. Abeg log in with the new one.',
    codeResent: 'New code dey come.',
    codesUsedUp: 'Code no go fit reach this address again today. Abeg try again tomorrow, or write us.',
    invalidCredentials: 'The e-mail or the password no correct',
    invalidCredentialsTitle: 'Chai',
    alreadyExists: 'This account don already dey',
    passwordShort,
    passwordLong,
    linkSent: 'If any account get this address, link to set new password dey come.',
  },

  accountRuleTexts: {
    emailMissing: 'Abeg write your e-mail address.',
    emailWrong: 'This one no be e-mail address.',
    phoneMissing: 'Abeg write phone number.',
    phoneWrong: 'This one no be Nigerian mobile number.',
    passwordMissing: 'Abeg choose password.',
    passwordAgain: 'Abeg write the password again.',
    passwordMismatch: 'The two passwords no be the same',
    passwordShort,
    passwordLong,
  },
} satisfies Translation<typeof english>
