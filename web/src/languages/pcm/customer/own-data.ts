import type { Translation } from '~/language/english'
import type { ownDataTexts } from '~/languages/en/customer/own-data'

export const ownData: Translation<typeof ownDataTexts> = {
  title: 'My data',
  lead: 'Take copy of everything wey Ozi keep about you.',
  open: 'See wetin you fit do',

  copy: 'Copy of your data',
  copyHint:
    'One ZIP file: your profile, addresses, orders, messages, money wey you pay and money wey you make, and your pictures. Password and code no dey inside, and about other people na only wetin you dey see for Ozi.',
  copyKeep: 'Keep the file for yourself: anybody wey get am fit read your orders and messages.',
  download: 'Download my data',
  preparing: 'We dey prepare am…',
  begun: 'Your download don start.',
  downloadFailed: 'We no fit prepare your data.',
}
