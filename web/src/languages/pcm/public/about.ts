import { QUOTE } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type { aboutTexts } from '~/languages/en/public/about'
import type { contactTexts } from '~/languages/en/public/contact'
import type { readingTexts } from '~/languages/en/public/reading'
import type { servicesTexts } from '~/languages/en/public/services'

export const about: Translation<typeof aboutTexts> = {
  pageTitle: 'About us · Ozi',
  description: (city) =>
    `Ozi na Igbo word for errand, or message. Who we be, how we dey carry things for ${city}, and wetin we promise.`,
  title: ['Errand na line', 'between two people.'],
  lead: (city) =>
    `Ozi na Igbo word for errand, or message. One person get something, another person need am, and ${city} dey between dem. We dey carry am cross.`,
  wayTitle: 'How we dey do am',
  ways: [
    {
      title: 'Price dey come first',
      text: `You go see the transport money, line by line, before you register and before you order. Wetin we show you dey stand for ${String(QUOTE.lifetimeMinutes)} minutes, and na that one you go pay.`,
    },
    {
      title: 'Address the way people dey talk am',
      text: '“Back of the big church, blue gate” na address for here. Choose place wey dey near am, then talk the rest your own way.',
    },
    {
      title: 'From hand to hand',
      text: 'Every package get two codes: one to give am, one to collect am. If nobody fit talk am for door, photo go show who collect am.',
    },
    {
      title: 'We make am for small phone',
      text: 'Our pages no heavy. Old Android for slow network dey send package the same way new one dey send am.',
    },
  ],
  peopleTitle: 'Who dey for the line',
  people: [
    { who: 'Customers', text: 'dey send, collect and buy. You go follow each one till e reach.' },
    {
      who: 'Riders',
      text: 'dey carry. Na we register every one of dem, with their vehicle and plate number.',
    },
    {
      who: 'Shops',
      text: 'dey sell food, medicine and cloth; riders dey carry am from their door come your own.',
    },
    { who: 'We', text: 'dey answer. Behind every message na person wey fit see your order.' },
  ],
  closing: (city) => `You get something to carry for ${city}?`,
  mapTitle: 'Our map',
  mapText: (city) => `Wetin we know about the roads and places for ${city} come from:`,
  seeFare: 'See the transport money',
  contact: 'Talk to us',
}

export const contact: Translation<typeof contactTexts> = {
  pageTitle: 'Talk to us · Ozi',
  description:
    'Write Ozi: question about delivery, transport money, shop, or to ride with us. E-mail and when we dey answer.',
  title: 'Talk to us',
  lead: 'You get question, complaint, or idea? Write am here. Person dey read every message.',
  name: 'Your name',
  email: 'E-mail',
  emailHint: 'We go answer for this address.',
  message: 'Message',
  messageHint: 'E concern order? The number go help us see am.',
  submit: 'Send message',
  busy: 'We dey send am…',
  noScript: 'This form no fit go without JavaScript. Abeg write us for e-mail:',
  otherWays: 'Other ways',
  emailTitle: 'E-mail',
  hoursTitle: 'When we dey answer',
  hoursHint: 'Nigeria time. Wetin come outside this time, we go read am once we come back.',
}

export const services: Translation<typeof servicesTexts> = {
  pageTitle: 'Wetin we dey do · Ozi',
  description: (city) =>
    `Wetin Ozi dey do for ${city}: send package, collect package, buy from shop. How each one dey go and how much.`,
  title: 'Wetin we dey carry, and how',
  lead: (city) => `Three errands, one line. Each one dey start and end for ${city} or the towns around am.`,
  send: {
    title: 'Send package',
    text: 'You get something wey another person need. Talk where e dey and where e dey go; rider go come pick am for your door.',
    points: [
      'See the transport money first, from how far the road be',
      'Describe the two doors your own way',
      'One code to give am, another code to collect am',
    ],
    action: 'Send package',
  },
  receive: {
    title: 'Collect package',
    text: 'Somebody get something wey you need. Tell us who and where; the rider go call dem, pick am and bring am come.',
    points: [
      'Charger wey you forget for your friend house, papers for office, soup from your mama',
      'Na you go talk who go pay the rider: you, or who dey give am',
      'Follow am for your phone till e reach your hand',
    ],
    action: 'Collect package',
  },
  shops: {
    title: 'Buy from shops',
    text: 'Food, medicine and cloth from shops wey dey near you. Put things from different shops for one cart; things from each shop dey come together.',
    points: [
      'You go see the price and the transport money before you order',
      'If price change before you order, we go ask you first',
      'Every shop go tell you how long e need',
    ],
    action: 'See the shops',
  },
  priceTitle: 'How much',
  price: `Transport money na delivery money, plus the kilometres by road, plus service money if e dey. If heavy rain dey fall or na rush time, service money fit go up; the one wey we show you no go change for ${String(QUOTE.lifetimeMinutes)} minutes.`,
  payTitle: 'How you go pay',
  pay: 'Cash give the rider, transfer for door, or online before e move: na you go choose for every order.',
  notTitle: 'Wetin we no dey carry',
  not: 'People, animals, fuel, weapons, anything wey law no allow, and anything wey no fit enter car or bus.',
  seeFare: 'See transport money',
}

export const reading: Translation<typeof readingTexts> = {
  contents: 'For this page',
  version: (day) => `The one of ${day}`,
  askTitle: 'Your question no dey here?',
  ask: 'Open the chat of one order, we go see which one you mean. If you no get account, write us.',
  contact: 'Talk to us',
  englishHolds:
    'This text dey for English. If person read am give you for another language, na the English one dey stand.',
}
