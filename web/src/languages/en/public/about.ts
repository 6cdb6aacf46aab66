import { QUOTE } from '@ozi/contract'
import { english } from '~/language/english'

export const aboutTexts = english('aboutTexts', {
  pageTitle: 'About us · Ozi',
  description: (city: string) => `Ozi is Igbo for an errand, a message. How we carry things across ${city}.`,
  title: ['An errand is a line', 'between two people.'],
  lead: (city: string) =>
    `Ozi is Igbo for an errand, a message. Somebody has something, somebody else needs it: we carry it across ${city}.`,
  wayTitle: 'How we go about it',
  ways: [
    {
      title: 'The price comes first',
      text: `You see the fare, line by line, before you register. It stays valid for ${String(QUOTE.lifetimeMinutes)} minutes.`,
    },
    {
      title: 'Addresses as people give them',
      text: '“Behind the big church, blue gate” is an address here.',
    },
    {
      title: 'Hand to hand',
      text: 'A code to hand it over, a code to receive it. If nobody can say it, a photo shows who took it.',
    },
    {
      title: 'Made for small phones',
      text: 'An old Android on a slow network sends a parcel as well as a new one.',
    },
  ],
  closing: (city: string) => `Something to carry across ${city}?`,
  mapTitle: 'Our map',
  mapText: (city: string) => `Roads and places of ${city} come from:`,
  seeFare: 'See the fare',
  contact: 'Talk to us',
})
