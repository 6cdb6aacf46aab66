import { QUOTE } from '@ozi/contract'
import { english } from '~/language/english'

/** People's questions, and Ozi's answers: each is what the product does today. */
export const helpTexts = english('helpTexts', {
  pageTitle: 'Help · Ozi',
  description:
    'Late, lost, broken, paid in cash, cancelled: what to do, and what Ozi does, in the words of people who ask.',
  title: 'Help',
  lead: 'What people ask us, answered in a few lines.',
  parts: {
    late: {
      title: 'My delivery is late',
      lines: [
        'Open the order: it says where the rider is and about when they arrive. The same page has the rider’s number, to call or to write by WhatsApp.',
        'If no rider takes an order in time, we ask you whether to wait on or to cancel. You pay nothing for an order that nobody carried.',
      ],
    },
    lost: {
      title: 'It never arrived',
      lines: [
        'A rider hands over against a code, which you see at the order and give to the receiver. If nobody there can say it, the rider takes a photo of the hand-over, which you see at the order.',
        'If an order says “delivered” and nothing came, open it, choose “Something went wrong” and tell us. We see who carried it, when the code was given and, where there is one, the photo of the hand-over.',
      ],
    },
    broken: {
      title: 'Something is broken or missing',
      lines: [
        'Open the order and choose “Something went wrong”. The conversation names the order by itself; add a picture if you can. A person of our office answers there, and what is paid back is shown on the order.',
      ],
    },
    code: {
      title: 'The receiver does not have the code',
      lines: [
        'Open the order and send it: “Send the code” opens WhatsApp, SMS or what your phone shares with. Give the code to the rider only at the hand-over, never by telephone before.',
      ],
    },
    pay: {
      title: 'How do I pay?',
      lines: [
        `In cash to the rider, by a transfer at the door, or online before they set out. You choose with each order. The fare that you were shown stays valid for ${String(QUOTE.lifetimeMinutes)} minutes, and it is what you pay.`,
        'Online payments are made on the page of Paystack. Ozi never sees your card.',
        'A picture of a bank’s receipt is no payment: riders hand over only when the money has reached us.',
      ],
    },
    cancel: {
      title: 'Can I cancel?',
      lines: [
        'Yes, until the rider has the parcel. The order says before you confirm what a cancellation costs, if anything, and what goes back to you.',
        'Whoever cancels three times in a month when the rider is on the way pays further orders first.',
        'What was paid online goes back the way it came. Banks take up to some working days.',
      ],
    },
    nobody: {
      title: 'Nobody was there to take it',
      lines: [
        'The rider calls and waits some minutes; the page of the order shows the time left. After that you can send the rider again, and see the price first. If you do not decide in the time shown, the parcel is brought back, which costs nothing more.',
      ],
    },
    not: {
      title: 'What is not carried',
      lines: [
        'People, animals, fuel, weapons, anything against the law, and anything that does not fit a car or a bus.',
      ],
    },
    offline: {
      title: 'My network is gone',
      lines: [
        'Your running orders and their codes stay on your phone, and you can open them without a network. What you write is sent as soon as the network is back.',
      ],
    },
  },
})
