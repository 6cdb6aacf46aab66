import { BOOKS_KEPT_YEARS } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/ownData'

export default {
  ownDataTexts: {
    title: 'My data',
    lead: 'Copy wetin Ozi keep about you, or delete your account.',

    copy: 'Copy of your data',
    copyHint:
      'One ZIP file: profile, addresses, orders, messages, payments, money wey you make and pictures. No password or code.',
    copyKeep: 'Anybody wey get the file fit read your orders and messages.',
    download: 'Download my data',
    preparing: 'We dey prepare am…',
    begun: 'Your download don start.',
    downloadFailed: 'We no fit prepare your data.',

    leave: 'Delete my account',
    leaveHint: 'Sharp sharp, forever, everywhere. Mail go confirm am.',
    goes: 'Wetin we go clean',
    goesAll:
      'Your name, contacts, addresses, pictures, people and places wey you save, chats, and wetin you write for orders.',
    goesRider: 'Your machine, NIN and where you dey; your bank account once we no owe you.',
    goesVendor: 'Your items, opening time and address; your bank account once we no owe you.',
    stays: 'Wetin go remain, and why',
    staysAll: `Orders and payments, without your name: Nigeria law say company must keep books for at least ${String(BOOKS_KEPT_YEARS)} years.`,
    staysVendor: 'Your shop name, for the orders of the customers.',
    staysStaff: 'Your name, for the log of staff changes.',
    checkFailed: 'We no fit check whether you fit delete am.',
    notYet: 'Wetin must happen first',
    running: (numbers) => `These orders never end: ${numbers}. Cancel dem, or wait.`,
    cash: (amount) => `You hold ${amount} wey be Ozi own. First bring am come.`,
    refunds: (amount) => `${amount} dey come to you. Wait for am.`,
    lastAdmin: 'Na you be the last administrator. First make another person one.',
    owedToYou: (amount) =>
      `We owe you ${amount}. We go pay am for your bank account, then clean that account. You never put any? First put am.`,
    owedByYou: (amount) => `You owe us ${amount}. E go remain for our books.`,
    sure: 'Delete your account forever?',
    sureHint: 'Nobody fit bring am back.',
    keep: 'Keep my account',
    leaveFailed: 'We never delete your account.',
    goneTitle: 'We don delete your account',
    gone: 'Thank you for all the errands. Come back any time.',
  },
} satisfies Translation<typeof english>
