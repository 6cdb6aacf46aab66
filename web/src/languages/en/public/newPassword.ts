import { english } from '~/language/english'

export const newPasswordTexts = english('newPasswordTexts', {
  pageTitle: 'Set a new password · Ozi',
  description: 'Set a new password for your Ozi account with the link we mailed you.',
  title: 'Set a new password',
  lead: 'You are then logged out everywhere. Passkeys of the last 30 days are removed.',
  password: 'New password',
  confirmPassword: 'Confirm password',
  submit: 'Set password',
  busy: 'Saving…',
  deadTitle: 'This link no longer works',
  deadLead: 'It was used, is older than half an hour, or is not whole.',
  again: 'Ask for a new link',
})
