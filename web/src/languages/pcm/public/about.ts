import { QUOTE } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/about'

export default {
  aboutTexts: {
    pageTitle: 'About us · Ozi',
    description: (city) => `Ozi na Igbo word for errand, or message. How we dey carry things for ${city}.`,
    title: ['Errand na line', 'between two people.'],
    lead: (city) =>
      `Ozi na Igbo word for errand, or message. One person get something, another person need am: we dey carry am cross ${city}.`,
    wayTitle: 'How we dey do am',
    ways: [
      {
        title: 'Price dey come first',
        text: `You go see the transport money, line by line, before you register. E dey stand for ${String(QUOTE.lifetimeMinutes)} minutes.`,
      },
      {
        title: 'Address the way people dey talk am',
        text: '“Back of the big church, blue gate” na address for here.',
      },
      {
        title: 'From hand to hand',
        text: 'Code to give am, code to collect am. If nobody fit talk am, photo go show who collect am.',
      },
      {
        title: 'We make am for small phone',
        text: 'Old Android for slow network dey send package like new one.',
      },
    ],
    closing: (city) => `You get something to carry for ${city}?`,
    mapTitle: 'Our map',
    mapText: (city) => `Roads and places for ${city} come from:`,
    seeFare: 'See the transport money',
    contact: 'Talk to us',
  },
} satisfies Translation<typeof english>
