import { BOOKS_KEPT_YEARS, POSITION, TERMS_OF_USE_VERSION, TRACKING } from '@ozi/contract'

/** The data kept of people. docs/security.md, "Personal data", says the same to engineers: change both. */
export const privacyTexts = {
  pageTitle: 'Privacy · Ozi',
  description:
    'What Ozi keeps about you, why, how long, who sees it, and how you have it changed or erased, under the Nigeria Data Protection Act 2023.',
  title: 'Privacy',
  lead: 'What we keep about you, why, how long, and who sees it. The Nigeria Data Protection Act 2023 gives you the rights at the end.',
  version: TERMS_OF_USE_VERSION,
  parts: [
    {
      id: 'account',
      title: 'Your account',
      lines: [
        'Name, e-mail, telephone number, gender, and if you give them address and picture. We need them to know whose order it is and to reach you. They are kept until the account is deleted, then erased at once.',
        'The staff of Ozi sees them. A rider and you see each other’s name and number while there is a parcel between you.',
      ],
    },
    {
      id: 'orders',
      title: 'Your orders',
      lines: [
        'Places, the receiver’s name and number, what is carried, the codes, photos of a hand-over, and each step with its time. We need them to carry out what you ordered, and afterwards to answer questions about it.',
        `You, our staff, and the rider who carries it see them; a shop sees its own goods. Whoever you send the link of an order sees its progress and whom to call, until ${String(TRACKING.shownHoursAfterEnd)} hours after it ended. Orders stay in our books; what you wrote into them is erased with your account.`,
      ],
    },
    {
      id: 'position',
      title: 'Where riders are',
      lines: [
        `A rider’s position is shown while they have your order, and only if that rider agreed. It is kept for ${String(POSITION.keptDays)} days. Your own position is used in your browser to find a place, and is stored only as the place that you chose.`,
      ],
    },
    {
      id: 'money',
      title: 'Payments',
      lines: [
        'Amount, way and time of each payment stay in our books, as the law of taxes asks. Cards are handled by Paystack: their numbers never reach us.',
      ],
    },
    {
      id: 'talk',
      title: 'What you write to us',
      lines: [
        'Conversations and their pictures are seen by you and by the staff that answers, and are erased with your account.',
      ],
    },
    {
      id: 'traces',
      title: 'Technical traces',
      lines: [
        'Log-ins with device and network, so that you can end those that are not yours; tries against guessing, for minutes to hours; a log of what our staff changed. One cookie keeps you logged in, one knows this browser again at your next login, one names the account that this browser shows, one the language you chose, and one remembers a log-out until it has reached us. There is no advertising, no analytics of others, and no other company’s script on our pages.',
      ],
    },
    {
      id: 'others',
      title: 'Who else gets something',
      lines: [
        'Paystack, for payments; the service that sends our SMS, for the number and the text; the maker of your browser, for pushes, which are encrypted. Nobody buys data from us.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      lines: [
        'You may see what we keep, have it corrected, take it with you, object, and have it erased. Most of it you see and change in your profile, and “My data” there gives you a copy of all of it as one file. For the rest write to us; we answer within 30 days.',
        `On the same page you delete your account yourself, at once. Nothing of you is left but orders and payments under a name that is nobody’s, because the law asks for books of at least ${String(BOOKS_KEPT_YEARS)} years. Orders under way, cash in a rider’s hand and money on its way back come to an end first.`,
        'If you are not satisfied, you may complain to the Nigeria Data Protection Commission.',
      ],
    },
  ],
} as const
