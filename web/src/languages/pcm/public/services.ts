import { QUOTE } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/services'

export default {
  servicesTexts: {
    pageTitle: 'Wetin we dey do · Ozi',
    description: (city) =>
      `Send package for ${city}, collect package, buy from shop: how each one dey go and how much.`,
    title: 'Wetin we dey carry, and how',
    lead: (city) => `Three errands, for ${city} and the towns around am.`,
    send: {
      title: 'Send package',
      text: 'Talk where e dey and where e dey go; rider go come pick am for your door.',
      points: ['Describe the two doors your own way', 'One code to give am, another code to collect am'],
      action: 'Send package',
    },
    receive: {
      title: 'Collect package',
      text: 'Tell us who get am and where; the rider go call dem and bring am come.',
      points: [
        'Charger wey you forget for your friend house, papers for office, soup from your mama',
        'Na you go talk who go pay the rider: you, or who dey give am',
      ],
      action: 'Collect package',
    },
    shops: {
      title: 'Buy from shops',
      text: 'Food, medicine and cloth. Different shops fit enter one cart; things from each shop dey come together.',
      points: [
        'You go see the price and the transport money before you order',
        'If price change before you order, we go ask you first',
      ],
      action: 'See the shops',
    },
    priceTitle: 'How much',
    price: `Delivery money, plus kilometres by road, plus service money if e dey. If heavy rain dey fall or na rush time, service money fit go up, but no be the one wey we show you for ${String(QUOTE.lifetimeMinutes)} minutes.`,
    payTitle: 'How you go pay',
    pay: 'Cash give the rider, transfer for door, or online before e move: na you go choose for every order.',
    notTitle: 'Wetin we no dey carry',
    not: 'People, animals, fuel, weapons, anything wey law no allow, and anything wey no fit enter car or bus.',
    seeFare: 'See transport money',
  },
} satisfies Translation<typeof english>
