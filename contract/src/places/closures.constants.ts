// Limits
export const CLOSURE = {
  /** Points of what is drawn or picked. */
  pointsMax: 2000,
  /** Stretches of road between junctions that one closure may close. */
  roadsMax: 500,
} as const

// Enumerations
export const CLOSURE_STATES = ['inForce', 'past'] as const

// Messages
export const closureMessages = {
  reasonMissing: 'Please write why the road is closed.',
  endsTooSoon: 'Please choose a time in the future.',
  noRoad: 'There is no road here on our map.',
  tooManyRoads: `This would close more than ${CLOSURE.roadsMax} stretches of road. Please draw it smaller.`,
  noStreet: 'Our map has no street of this name here.',
  notNearStreet: 'One of these places is not near this street.',
  noWay: 'No road leads from the one place to the other.',
  nothingChosen: 'Please choose a street, or two places.',
} as const
