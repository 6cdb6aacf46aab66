import type { Translation } from '~/language/english'
import type { cashTexts, frameTexts, sharingTexts } from '~/languages/en/rider/frame'

export const frame: Translation<typeof frameTexts> = {
  navLabel: 'Your pages',
  home: 'Ozi, go your jobs',
  jobs: 'My jobs',
  offers: 'Dey wait',
  done: 'Done',
  news: (number, state) => `Job ${number}: ${state}`,
  sound: 'Sound for new job',
  newOffers: (count) => (count === 1 ? 'New job dey wait' : `${String(count)} new jobs dey wait`),
  ordered: 'Dem order am',
  seeWaiting: 'See wetin dey wait',
  noJob: 'You no get job now',
  noJobHint: 'The office fit give you one, or you fit take one wey dey wait.',
  noneDone: 'You never finish any one',
  noneDoneHint: 'Every job wey you deliver or carry come back go show for here.',
}

export const sharing: Translation<typeof sharingTexts> = {
  label: 'Where you dey',
  ask: 'Make the customer see where you dey?',
  why: 'Dem go know when you dey come, dem go hold the code ready, and dem no go dey call you.',
  what: 'Only when you dey on duty or get job; then the office go see am, and people wey you dey carry their things. We go delete am after 30 days. You fit stop am anytime, and work go on.',
  share: 'Show where I dey',
  notNow: 'No, no show am',
  stop: 'Stop',
  on: 'People fit see where you dey when you dey on duty or get job.',
  off: 'Nobody dey see where you dey.',
  denied:
    'Your phone no gree tell us where you dey. Allow am for your browser settings. Your job still dey go on.',
  unavailable: 'Your phone no know where you dey now. Your job still dey go on.',
}

export const cash: Translation<typeof cashTexts> = {
  held: 'Cash wey dey your hand',
  hint: 'From the orders wey you deliver. Give am the office; dem go write am here.',
  none: 'No cash yet',
  noneHint: 'Wetin you collect when you deliver, and wetin you give the office, go show for here.',
  collected: (number) => `Job ${number}`,
  redelivery: (number) => `Job ${number}, another try`,
  rightPlace: (number) => `Job ${number}, go the correct place`,
  handedIn: 'You don give the office',
  limit: (amount) => `You fit hold reach ${amount} cash. We no go give you job wey go pass am.`,
  near: (held, limit) => `You hold ${held}. You fit hold reach ${limit}`,
  nearHint: 'Give the office soon. If e reach the limit, you no go get new job.',
  full: (held) => `You hold ${held}. E don reach the limit`,
  fullHint: 'Give the office the cash. Before then you no go get new job.',
  after: 'Wetin remain for your hand',
}
