import { BOOKS_KEPT_YEARS } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/ownData'

export default {
  ownDataTexts: {
    title: 'My data',
    lead: 'Take copy of everything wey Ozi keep about you, or delete your account.',
    open: 'See wetin you fit do',

    copy: 'Copy of your data',
    copyHint:
      'One ZIP file: your profile, addresses, orders, messages, money wey you pay and money wey you make, and your pictures. Password and code no dey inside, and about other people na only wetin you dey see for Ozi.',
    copyKeep: 'Keep the file for yourself: anybody wey get am fit read your orders and messages.',
    download: 'Download my data',
    preparing: 'We dey prepare am…',
    begun: 'Your download don start.',
    downloadFailed: 'We no fit prepare your data.',

    leave: 'Delete my account',
    leaveHint:
      'E go happen sharp sharp and nobody fit change am. You go comot for everywhere, and mail go confirm am.',
    goes: 'Wetin we go clean',
    goesAll:
      'Your name, e-mail, phone number, addresses, pictures, people and places wey you save, your talk with us, and wetin you write for orders.',
    goesRider:
      'Your machine and NIN, and where you dey when you dey work. Your bank account, once we don pay you all wey we owe you.',
    goesVendor:
      'Your items, opening time and address: nobody fit order from you again. Your bank account, once we don pay you all wey we owe you.',
    stays: 'Wetin go remain, and why',
    staysAll: `Your orders with place, price and how e go, and the payments, with name wey no be anybody own: Nigeria law say company must keep their books for at least ${String(BOOKS_KEPT_YEARS)} years.`,
    staysVendor: 'The name of your shop, for the orders of people wey buy from you.',
    staysStaff: 'Your name beside wetin you do as staff, because we dey keep the whole log.',
    checkFailed: 'We no fit check whether you fit delete your account.',
    notYet: 'Wetin must happen first',
    running: (numbers) => `These orders never end: ${numbers}. Cancel dem, or wait make dem end.`,
    cash: (amount) => `You hold ${amount} wey be Ozi own. First carry am go the office.`,
    refunds: (amount) => `${amount} dey come back to you. Wait make e reach.`,
    lastAdmin: 'Na you be the last administrator. First make another person administrator.',
    owedToYou: (amount) =>
      `We still owe you ${amount}. E still be your own: we go pay am for the bank account wey you put, then we go clean that account. If you no put any, first put am, or come collect your money for the office.`,
    owedByYou: (amount) => `You still owe us ${amount}. E go remain for our books.`,
    sure: 'Delete your account forever?',
    sureHint: 'Nobody fit bring am back, even our office.',
    keep: 'Keep my account',
    leaveFailed: 'We never delete your account.',
    goneTitle: 'We don delete your account',
    gone: 'Thank you for all the errands. Come back any time.',
  },
} satisfies Translation<typeof english>
