import { PROOF } from '@ozi/contract'
import { english } from '~/language/english'

/** An account's sessions, and proving again who is there. */
export const sessionsTexts = english('sessionsTexts', {
  title: 'Where you are logged in',
  lead: 'Not yours? Log it out and change your password.',
  loadFailed: 'We could not fetch your logins.',
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
  othersLoggedOut: 'You are now logged in only here.',
  failed: 'We could not log it out.',

  proofTitle: 'Is it you?',
  proofPassword: `Your password, please. We then do not ask for ${PROOF.validMinutes} minutes.`,
  proofCode: `A code from your app, or a recovery code. We then do not ask for ${PROOF.validMinutes} minutes.`,
  usePasskey: 'Use a passkey',
  passkeyFailed: 'Your passkey did not work. Please type instead.',
  password: 'Password',
  passwordMissing: 'Please enter your password.',
  code: 'Code',
  codeMissing: 'Please enter the code.',
  goOn: 'Continue',
  checking: 'Checking…',
})
