import { REFUSALS } from '@ozi/contract'

/** What the server says, by its English sentence. */
export const server: Readonly<Record<string, string>> = {
  [REFUSALS.VALIDATION.message]: 'Abeg check the ones wey we mark.',
  [REFUSALS.UNAUTHENTICATED.message]: 'Abeg log in.',
  [REFUSALS.FORBIDDEN.message]: 'You no fit do this one.',
  [REFUSALS.NOT_FOUND.message]: 'We no see that one.',
  [REFUSALS.RATE_LIMITED.message]: 'You don try too much. Abeg wait small, then try again.',
  [REFUSALS.UNAVAILABLE.message]: 'We no fit reach Ozi for now. Abeg try again.',
  [REFUSALS.INTERNAL.message]: 'Something spoil',
  [REFUSALS.OUTSIDE_AREA.message]: 'We no dey deliver reach that place.',
  [REFUSALS.NO_ROAD.message]: 'We no sabi any road between these two places.',
  [REFUSALS.SAME_PLACE.message]: 'Where we go pick am and where we go drop am na the same place.',
  [REFUSALS.FEE_CHANGED.message]: 'The transport money don change. Abeg check the new one.',
}
