import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/live'

export default {
  liveTexts: {
    news: (number, state) => `Order ${number}: ${state}`,
    running: 'E dey road',
    ordered: 'Your order',
    rider: (name) => `${name} na your rider`,
    call: (name) => `Call ${name}`,
    write: (name) => `WhatsApp ${name}`,
    from: (place) => `from ${place}`,
    to: (place) => `go ${place}`,
    follow: 'Follow am',
    needsDecision: 'E dey wait make you decide',
    needsPayment: 'E dey wait make you pay',
    decide: 'Decide',
    pay: 'Pay',
    more: (count) => `and ${String(count)} more order`,
    waits: (time) => `Your rider go wait till ${time}.`,
    waited: (time) => `Your rider don wait till ${time}, e fit go.`,
    progress: (number, state) => `Order ${number}: ${state}`,
  },
} satisfies Translation<typeof english>
