import { QUOTE } from '@ozi/contract'
import { english } from '~/language/english'

/** People's questions, and Ozi's answers: each is what the product does today. */
export const helpTexts = english('helpTexts', {
  pageTitle: 'Help · Ozi',
  description: 'Late, lost, broken, cancelled: what to do, and what Ozi does.',
  title: 'Help',
  lead: 'What people ask us.',
  search: 'Search the answers',
  parts: {
    late: {
      title: 'My delivery is late',
      lines: [
        'Open the order: it says where the rider is, when they arrive, and their number.',
        'If no rider takes it in time, we ask whether you wait or cancel. What nobody carried costs nothing.',
      ],
    },
    lost: {
      title: 'It never arrived',
      lines: [
        'The rider hands over against a code, or takes a photo of the hand-over, which you see at the order.',
        'An order says “delivered” and nothing came? Open it and choose “Help with this order”: we see who carried it and how it was handed over.',
      ],
    },
    broken: {
      title: 'Something is broken or missing',
      lines: [
        'Open the order, choose “Help with this order”, and add a picture. A person answers there; what is paid back is shown on the order.',
      ],
    },
    code: {
      title: 'The receiver does not have the code',
      lines: ['Open the order and send it by WhatsApp or SMS. Say it to the rider only at the hand-over.'],
    },
    pay: {
      title: 'How do I pay?',
      lines: [
        `In cash to the rider, by a transfer at the door, or online before: you choose with each order. The fare you were shown stays valid for ${String(QUOTE.lifetimeMinutes)} minutes.`,
        'Online payments are made on the page of Paystack; Ozi never sees your card.',
        'A picture of a bank’s receipt is no payment: the money must have reached us.',
      ],
    },
    cancel: {
      title: 'Can I cancel?',
      lines: [
        'Yes, until the rider has the parcel. The order says first what that costs, if anything, and what goes back to you.',
        'After three cancellations in a month with a rider on the way, you pay further orders first.',
        'What was paid online goes back the way it came, within some working days.',
      ],
    },
    nobody: {
      title: 'Nobody was there to take it',
      lines: [
        'The rider calls and waits; the order shows the time left. Then you can send the rider again, and see the price first, or the parcel is brought back at no cost.',
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
        'Your running orders and their codes stay on your phone. What you write is sent once the network is back.',
      ],
    },
  },
})
