import { PROOF } from '@ozi/contract'
import { english } from '~/language/english'

/** An account's sessions, and proving again who is there. */
export const sessionsTexts = english('sessionsTexts', {
  title: 'Where you are logged in',
  lead: 'Do you not know one of them? Log it out, and then change your password.',
  loadFailed: 'We could not fetch where you are logged in.',
  thisDevice: 'This device',
  unknownDevice: 'Unknown device',
  network: (start: string) => `Network ${start}`,
  seen: 'Last seen',
  since: 'Logged in',
  logOut: 'Log out',
  logOutOf: (device: string) => `Log out ${device}`,
  logOutOthers: 'Log out everywhere else',
  busy: 'Logging out…',
  loggedOut: 'It is logged out.',
  othersLoggedOut: 'You are logged in only here now.',
  failed: 'We could not log it out.',

  proofTitle: 'Is it you?',
  proofPassword: `Please enter your password again. We then do not ask for ${PROOF.validMinutes} minutes.`,
  proofCode: `Please enter the code from your authenticator app, or a recovery code. We then do not ask for ${PROOF.validMinutes} minutes.`,
  usePasskey: 'Use a passkey',
  passkeyFailed: 'Your passkey could not be used. Please type instead.',
  password: 'Password',
  passwordMissing: 'Please enter your password.',
  code: 'Code',
  codeMissing: 'Please enter the code.',
  goOn: 'Continue',
  checking: 'Checking…',
})
