import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/rider/offers'

export default {
  dutyTexts: {
    on: 'On duty',
    off: 'Off duty',
    since: (time) => `You dey on duty since ${time}`,
    ends: (time) => `E go stop by itself for ${time}, unless you go on duty again.`,
    endsSoon: (time) => `Your duty go end for ${time}`,
    endsSoonHint: 'After that one we no go give you job. The job wey you get still dey go on.',
    stay: 'Stay on duty',
    whatOn:
      'We dey give you job wey fit you: near you, for your vehicle. Each one go ring, and e no go stay long.',
    gaveBackOften: 'You don return plenty jobs inside one hour, so your duty don end.',
    whatOff: 'We no dey give you job. The job wey you get still dey go on.',
    undecided: 'Go on duty, and you go first see job wey dey near you.',
    position: 'Where you dey dey help us find job near you. We go ask whether you wan share am.',
    goOn: 'Go on duty',
    goOff: 'Go off duty',
  },

  offerTexts: {
    title: 'Job wey dey wait for rider',
    hint: 'The one wey we give you dey first, then the one wey don wait pass.',
    forYou: 'Na for you',
    secondsLeft: (seconds) => `${String(seconds)} s remain`,
    isOver: 'Time don finish',
    pickupAway: (distance) => `Where you go pick am: ${distance} from you`,
    pickupIn: (duration) => `about ${duration}`,
    trip: 'The road',
    earns: 'Wetin you go earn',
    cash: 'Collect cash',
    cashAtPickup: 'Collect cash where you go pick am',
    together: (count) =>
      count === 1
        ? '1 other job wey we give you dey the same road.'
        : `${String(count)} other jobs wey we give you dey the same road.`,
    look: 'Look am',
    take: 'Take this job',
    decline: 'No be this one',
    why: 'Why you no want am?',
    whyHint: 'We go give am other people now now, and you no go see am again.',
    back: 'Back',
    taken: 'Another rider don take am',
    takenHint: (number) => `${number} no dey wait again.`,
    gone: 'This one don finish',
    goneHint: (number) => `Time for ${number} don finish, or other people get am now.`,
    opened: 'Na this one you open',
    openedGoneHint: 'Time for the job wey you open don finish, or other people get am now.',
    openedTaken: 'This job na your own',
    openedTakenHint: 'The job wey you open don already dey among your jobs.',
    openJob: 'Open the job',
    understood: 'I understand',
    none: 'Nothing dey wait',
    noneHint: 'New job go show for here by itself.',
    offDuty: 'You dey off duty',
    offDutyHint: 'Go on duty make we give you job.',
    offline: 'You no get network. You fit take job when network come back.',
  },

  declineTexts: {
    too_far: 'E too far',
    other_way: 'No be my road',
    vehicle: 'My vehicle no fit carry am',
    break: 'I dey rest',
    other: 'Another thing',
  },
} satisfies Translation<typeof english>
