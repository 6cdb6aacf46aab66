import { english } from '~/language/english'

export const contactTexts = english('contactTexts', {
  pageTitle: 'Contact us · Ozi',
  description: 'Write to Ozi about a delivery, a fare, a shop or riding with us.',
  title: 'Talk to us',
  lead: 'A person reads every message.',
  name: 'Your name',
  email: 'E-mail',
  emailHint: 'We answer there.',
  message: 'Message',
  messageHint: 'About an order? Add its number.',
  submit: 'Send message',
  busy: 'Sending…',
  noScript: 'This form needs JavaScript. Please write to us by e-mail:',
  otherWays: 'Other ways',
  emailTitle: 'E-mail',
  hoursTitle: 'Hours',
  hoursHint: 'West Africa Time. What comes outside them is read when we are back.',
})
