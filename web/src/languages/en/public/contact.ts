import { english } from '~/language/english'

export const contactTexts = english('contactTexts', {
  pageTitle: 'Contact us · Ozi',
  description:
    'Write to Ozi: questions about a delivery, a fare, a shop or riding with us. E-mail and hours.',
  title: 'Talk to us',
  lead: 'A question, a complaint, an idea? Write it here. A person reads every message.',
  name: 'Your name',
  email: 'E-mail',
  emailHint: 'We will answer to this address.',
  message: 'Message',
  messageHint: 'About an order? Its number helps us find it.',
  submit: 'Send message',
  busy: 'Sending…',
  noScript: 'Without JavaScript this form cannot be sent. Please write to us by e-mail:',
  otherWays: 'Other ways',
  emailTitle: 'E-mail',
  hoursTitle: 'Hours',
  hoursHint: 'West Africa Time. We read what comes outside these hours as soon as we are back.',
})
