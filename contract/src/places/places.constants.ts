// Limits
export const SUGGESTIONS = { max: 15, debounceMs: 300, queryMax: 120 } as const

// Messages
export const placeMessages = {
  elsewhere: 'The place of this name is somewhere else on our map. Please choose the place again.',
  rightPlaceMissing: 'Please choose the right place.',
  pointElsewhere:
    'These coordinates are not at the place you chose. Please move its pin there, or leave them out.',
  linkUnread: 'We cannot read where this link leads. Please move the pin there, and leave the link out.',
  landmarkElsewhere:
    'This names a place that is somewhere else on our map. Please write only what is near, or choose that place.',
} as const
