import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/rider/offers'

export default {
  dutyTexts: {
    on: 'On duty',
    off: 'Off duty',
    since: (time) => `You dey on duty since ${time}`,
    ends: (time) => `Reach ${time}, then e go stop by itself.`,
    endsSoon: (time) => `Your duty go end for ${time}`,
    stay: 'Stay on duty',
    whatOn: 'Job wey dey near you go ring for here, small time.',
    gaveBackOften: 'Your duty don end: you return plenty jobs inside one hour.',
    whatOff: 'Go on duty make we give you job. The one wey you get dey go on.',
    goOn: 'Go on duty',
    goOff: 'Go off duty',
  },

  offerTexts: {
    title: 'Job wey dey wait for rider',
    forYou: 'Job for you',
    secondsLeft: (seconds) => `${String(seconds)} s remain`,
    isOver: 'Time don finish',
    toPickup: 'Go the pickup',
    trip: 'The road',
    together: (count) => `${String(count)} more for the same road`,
    look: 'Look am',
    decline: 'I no want am',
    later: 'Later',
    why: 'Why you no want am?',
    back: 'Back',
    gone: 'This job don go: time don finish, or others get am.',
    opened: 'Na this one you open',
    openedTaken: 'The job wey you open na your own already.',
    none: 'Nothing dey wait',
    offline: 'You no get network. Take job when network come back.',
  },

  declineTexts: {
    too_far: 'E too far',
    other_way: 'No be my road',
    vehicle: 'My vehicle no fit carry am',
    break: 'I dey rest',
    other: 'Another thing',
  },
} satisfies Translation<typeof english>
