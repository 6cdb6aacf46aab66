import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/home'

export default {
  publicHomeTexts: {
    pageTitle: (city) => `Ozi: we dey carry anything for ${city}`,
    description: (city) =>
      `Send or collect package anywhere for ${city}. See the transport money before you register.`,
    headline: ['Talk where.', 'We go carry am reach.'],
    lead: (city) =>
      `Send or collect package anywhere for ${city}. You go see the transport money before you give your name.`,
    from: 'From where?',
    to: 'Go where?',
    fromExample: 'like Ikenegbu Layout',
    toExample: 'like FUTO main gate',
    seeFare: 'See the transport money',
    way: (from, to, distance) => `The road from ${from} go ${to}, ${distance}`,
    examplesTitle: 'How much e be now',
    exampleTo: 'go',
    ridersTitle: 'Who go come your door',
    riders: [
      'We dey register every rider, with phone and plate number.',
      'We keep their NIN; no two riders get the same one.',
      'When e carry your thing, you go see the name, phone and plate.',
    ],
    ifWrong: 'E late, e lost or e spoil?',
    figuresTitle: 'Ozi for numbers',
    figures: [
      { value: '400+', label: 'things don reach' },
      { value: '30%', label: 'time wey you save' },
      { value: '99%', label: 'orders wey correct' },
      { value: '20%', label: 'money wey you save' },
    ],
    storesTitle: 'Top shops',
    storesLead: 'See wetin each one get.',
    allStores: 'All the shops',
    category: { food: 'Food', health: 'Health', clothing: 'Cloth' },
    items: (count) => (count === 1 ? '1 thing' : `${String(count)} things`),
    notOrderable: 'E go open soon',
    anythingTitle: 'We dey carry anything',
    anythingLead: 'If e fit enter car or bus, rider fit bring am.',
    send: {
      title: 'Send package',
      text: 'From your door reach their own. “Opposite the yellow bakery” na address for here.',
    },
    receive: {
      title: 'Collect package',
      text: 'Tell us who get am, we go bring am come.',
    },
    steps: [
      { title: 'Two places', text: 'Choose dem from streets, markets, schools and churches.' },
      { title: 'One price', text: 'By how far the road be, line by line, before you order.' },
      { title: 'Two codes', text: 'One to give am, one to collect am. So na the correct person go get am.' },
    ],
    citiesTitle: (city) => `Everywhere for ${city}`,
    citiesLead: 'And the towns around am. Where e dey go?',
    areaKind: {
      neighborhood: (city) => `parts of ${city}`,
      town: (city) => `towns around ${city}`,
    },
    allPlaces: (count) => `All the ${String(count)} places`,
    map: (city) => `The parts of ${city} and the towns around am wey riders dey go`,
    installTitle: 'Put Ozi for your phone',
    installLead: 'This site na the app: put am for your home screen. No app store.',
    install: 'Install Ozi',
    installHow: 'How to do am',
    installSteps: [
      { device: 'Android', text: 'Chrome menu: “Add to Home screen”.' },
      { device: 'iPhone', text: 'Safari Share: “Add to Home Screen”.' },
      { device: 'Computer', text: 'The install sign for the address bar.' },
    ],
  },
} satisfies Translation<typeof english>
