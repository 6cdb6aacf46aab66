import { QUOTE } from '@ozi/contract'
import { english } from '~/language/english'

export const servicesTexts = english('servicesTexts', {
  pageTitle: 'Services · Ozi',
  description: (city: string) =>
    `Send a package in ${city}, receive one, buy from shops: how each goes and what it costs.`,
  title: 'What we carry, and how',
  lead: (city: string) => `Three errands, in ${city} and the towns around it.`,
  send: {
    title: 'Send a package',
    text: 'Say where it is and where it goes; a rider picks it up at your door.',
    points: ['Describe both doors in your own words', 'One code to hand it over, another to receive it'],
    action: 'Send a package',
  },
  receive: {
    title: 'Receive a package',
    text: 'Tell us who has it and where; the rider calls them and brings it to you.',
    points: [
      'A charger left at a friend’s, papers at the office, soup from your mother',
      'You say who pays the rider: you, or the person who hands it over',
    ],
    action: 'Receive a package',
  },
  shops: {
    title: 'Buy from shops',
    text: 'Food, health and clothing. Several shops fit one cart; each shop’s things come as one delivery.',
    points: [
      'You see the prices and the delivery fare side by side before you order',
      'If a price changes before you order, we ask you first',
    ],
    action: 'See the shops',
  },
  priceTitle: 'What it costs',
  price: `A delivery fee, plus kilometres by road, plus a service fee where there is one. In heavy rain or a rush the service fee may rise, but not the fare you were shown for ${String(QUOTE.lifetimeMinutes)} minutes.`,
  payTitle: 'How you pay',
  pay: 'Cash to the rider, a transfer at the door, or online before they set out: you choose with each order.',
  notTitle: 'What we do not carry',
  not: 'People, animals, fuel, weapons, anything against the law, and anything that does not fit a car or a bus.',
  seeFare: 'See a fare',
})
