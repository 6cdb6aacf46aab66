import { QUOTE } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/help'

export default {
  helpTexts: {
    pageTitle: 'Help · Ozi',
    description: 'E late, e lost, e break, cancel: wetin to do, and wetin Ozi dey do.',
    title: 'Help',
    lead: 'Wetin people dey ask us.',
    search: 'Search the answers',
    parts: {
      late: {
        title: 'My delivery dey late',
        lines: [
          'Open the order: e go show where the rider dey, when e go reach, and the number.',
          'If no rider take am on time, we go ask whether you wan wait or cancel. Wetin nobody carry no cost anything.',
        ],
      },
      lost: {
        title: 'E no reach',
        lines: [
          'Rider dey give am with the code, or snap photo of the hand-over, wey you go see for the order.',
          'Order say “E don reach” and nothing come? Open am and choose “Help with this order”: we dey see who carry am and how dem give am.',
        ],
      },
      broken: {
        title: 'Something break or e no complete',
        lines: [
          'Open the order, choose “Help with this order”, and add picture. Person go answer there; wetin dem pay back go show for the order.',
        ],
      },
      code: {
        title: 'Who go collect am no get the code',
        lines: [
          'Open the order and send am for WhatsApp or SMS. Tell the rider only when e dey give the thing.',
        ],
      },
      pay: {
        title: 'How I go pay?',
        lines: [
          `Cash give the rider, transfer for door, or online before: na you go choose for every order. The transport money wey we show you dey stand for ${String(QUOTE.lifetimeMinutes)} minutes.`,
          'Online payment dey happen for Paystack page; Ozi no dey see your card.',
          'Picture of bank receipt no be payment: the money must reach us.',
        ],
      },
      cancel: {
        title: 'I fit cancel?',
        lines: [
          'Yes, till the package reach rider hand. The order go first tell you wetin e go cost, if e dey, and wetin go come back to you.',
          'If you cancel three times for one month when rider don dey road, you go pay the next orders first.',
          'Wetin you pay online dey go back the way e come, for some working days.',
        ],
      },
      nobody: {
        title: 'Nobody dey to collect am',
        lines: [
          'The rider go call and wait; the order dey show the time wey remain. After that you fit send the rider again, and see the price first, or we carry the package go back free.',
        ],
      },
      not: {
        title: 'Wetin we no dey carry',
        lines: [
          'People, animals, fuel, weapons, anything wey law no allow, and anything wey no fit enter car or bus.',
        ],
      },
      offline: {
        title: 'My network don go',
        lines: [
          'Your orders wey dey go on and their codes dey stay for your phone. Wetin you write go enter once network come back.',
        ],
      },
    },
  },
} satisfies Translation<typeof english>
