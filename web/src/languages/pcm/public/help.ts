import { QUOTE } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/help'

export default {
  helpTexts: {
    pageTitle: 'Help · Ozi',
    description:
      'E dey late, e lost, e break, cash, cancel: wetin to do, and wetin Ozi dey do, the way people dey ask am.',
    title: 'Help',
    lead: 'Wetin people dey ask us, and the answer in few words.',
    parts: {
      late: {
        title: 'My delivery dey late',
        lines: [
          'Open the order: e go show where the rider dey and around when e go reach. The same page get the rider number, make you call or write for WhatsApp.',
          'If no rider take order on time, we go ask you whether to wait or to cancel. You no go pay anything for order wey nobody carry.',
        ],
      },
      lost: {
        title: 'E no reach',
        lines: [
          'Rider dey give am with the code: you dey see am for the order, and you go give who go collect am. If nobody there fit talk am, the rider go snap photo of the hand-over, and you go see am for the order.',
          'If order say “E don reach” and nothing come, open am, choose “Something go wrong?” and tell us. We dey see who carry am, when dem talk the code and, if e dey, the photo of the hand-over.',
        ],
      },
      broken: {
        title: 'Something break or e no complete',
        lines: [
          'Open the order and choose “Something go wrong?”. The chat go name the order by itself; add picture if you fit. Person from our office go answer there, and the order go show wetin dem pay back.',
        ],
      },
      code: {
        title: 'Who go collect am no get the code',
        lines: [
          'Open the order and send the code: e go open WhatsApp, SMS or wetin your phone dey share with. Give the rider the code only when e dey give you the thing, no talk am for phone before.',
        ],
      },
      pay: {
        title: 'How I go pay?',
        lines: [
          `Cash give the rider, transfer for door, or online before e move. Na you go choose for every order. The transport money wey we show you dey stand for ${String(QUOTE.lifetimeMinutes)} minutes, and na that one you go pay.`,
          'Online payment dey happen for Paystack page. Ozi no dey see your card.',
          'Picture of bank receipt no be payment: riders dey give am only when the money don reach us.',
        ],
      },
      cancel: {
        title: 'I fit cancel?',
        lines: [
          'Yes, till the package reach rider hand. Before you agree, the order go tell you wetin e go cost to cancel, if e dey, and wetin go come back to you.',
          'Person wey cancel three times for one month when rider don dey road go pay the next orders first.',
          'Wetin you pay online dey go back the way e come. Bank dey take some working days.',
        ],
      },
      nobody: {
        title: 'Nobody dey to collect am',
        lines: [
          'The rider go call and wait some minutes; the page of the order dey show the time wey remain. After that you fit send the rider again, and you go see the price first. If you no decide for the time wey we show, we go carry the package go back, and e no cost anything more.',
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
          'Your orders wey dey go on and their codes dey stay for your phone, and you fit open dem without network. Wetin you write go enter once network come back.',
        ],
      },
    },
  },
} satisfies Translation<typeof english>
