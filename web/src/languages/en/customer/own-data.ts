import { english } from '~/language/english'

/** All that is kept about somebody. */
export const ownDataTexts = english('customer.ownData', {
  title: 'My data',
  lead: 'Take a copy of all that Ozi keeps about you.',
  open: 'See what you can do',

  copy: 'A copy of your data',
  copyHint:
    'One ZIP file: your profile, addresses, orders, messages, payments and earnings, and your pictures. Passwords and codes are not in it, and of other people only what you see in Ozi.',
  copyKeep: 'Keep the file to yourself: whoever has it reads your orders and messages.',
  download: 'Download my data',
  preparing: 'Preparing…',
  begun: 'Your download begins.',
  downloadFailed: 'We could not prepare your data.',
})
