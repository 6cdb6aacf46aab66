import { english } from '~/language/english'

/** The home page. */
export const publicHomeTexts = english('publicHomeTexts', {
  pageTitle: (city: string) => `Ozi: anything delivered across ${city}`,
  description: (city: string) =>
    `Send or receive a package anywhere in ${city}. See the fare before you register.`,
  headline: ['Say where.', 'We carry it there.'],
  lead: (city: string) => `Send or receive a package anywhere in ${city}. The fare comes before your name.`,
  from: 'Where from?',
  to: 'Where to?',
  fromExample: 'e.g. Ikenegbu Layout',
  toExample: 'e.g. FUTO main gate',
  seeFare: 'See the fare',
  way: (from: string, to: string, distance: string) => `The way from ${from} to ${to}, ${distance}`,
  examplesTitle: 'What it costs now',
  exampleTo: 'to',
  ridersTitle: 'Who comes to your door',
  riders: [
    'We register each rider, with telephone and plate number.',
    'We keep their NIN; no two have the same.',
    'While one carries for you, you see name, telephone and plate.',
  ],
  ifWrong: 'Late, lost or broken?',
  figuresTitle: 'Ozi in figures',
  figures: [
    { value: '400+', label: 'shipments delivered' },
    { value: '30%', label: 'time saved' },
    { value: '99%', label: 'order accuracy' },
    { value: '20%', label: 'cost savings' },
  ],
  storesTitle: 'Top stores',
  storesLead: 'See what each has.',
  allStores: 'All stores',
  category: { food: 'Food', health: 'Health', clothing: 'Clothing' },
  items: (count: number) => (count === 1 ? '1 item' : `${String(count)} items`),
  notOrderable: 'Opening soon',
  anythingTitle: 'Anything delivered',
  anythingLead: 'If it fits a car or a bus, a rider can bring it.',
  send: {
    title: 'Send a package',
    text: 'From your door to theirs. “Opposite the yellow bakery” is an address here.',
  },
  receive: {
    title: 'Receive a package',
    text: 'Tell us who has it, and we bring it to you.',
  },
  steps: [
    { title: 'Two places', text: 'Pick them from a list of streets, markets, schools and churches.' },
    {
      title: 'One fare',
      text: 'By the distance on the road, line by line, before you order.',
    },
    { title: 'Two codes', text: 'One to hand it over, one to receive it. So the right person gets it.' },
  ],
  citiesTitle: (city: string) => `All of ${city}`,
  citiesLead: 'And the towns around it. Where should it go?',
  areaKind: {
    neighborhood: (city: string) => `parts of ${city}`,
    town: (city: string) => `towns around ${city}`,
  },
  allPlaces: (count: number) => `All ${String(count)} places`,
  map: (city: string) => `The parts of ${city} and the towns around it that riders go to`,
  installTitle: 'Put Ozi on your phone',
  installLead: 'This site is the app: put it on your home screen. No app store.',
  install: 'Install Ozi',
  installHow: 'How to do it',
  installSteps: [
    { device: 'Android', text: 'Chrome’s menu: “Add to Home screen”.' },
    { device: 'iPhone', text: 'Safari’s Share: “Add to Home Screen”.' },
    { device: 'Computer', text: 'The install icon in the address bar.' },
  ],
})
