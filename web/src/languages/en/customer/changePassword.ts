import { passwordHint } from '~/account/ruleTexts'
import { english } from '~/language/english'

/** Changing the password, with the current one. */
export const changePasswordTexts = english('changePasswordTexts', {
  title: 'Change password',
  lead: 'You are then logged out everywhere, here too.',
  currentPassword: 'Current password',
  currentMissing: 'Please enter your current password.',
  password: 'New password',
  confirmPassword: 'Confirm password',
  hint: passwordHint,
  submit: 'Change password',
  busy: 'Saving…',
  doneTitle: 'Password changed',
  checkForm: 'Please check the form',
  failed: 'We could not change your password.',
  tryAgain: 'Please try again.',
  forgotten: 'Forgot the current one?',
  resetInstead: 'Reset it by e-mail',
})
