import { STEEP_CHANGE, type TariffPreview } from '@ozi/contract'

export type FareAtDistance = TariffPreview['distances'][number]

/** The fares that fall by more than a fifth, or at least double. */
export const steepChanges = (distances: readonly FareAtDistance[]): readonly FareAtDistance[] =>
  distances.filter(
    ({ today, after }) =>
      after < today * STEEP_CHANGE.fallsBelow || (after > today && after >= today * STEEP_CHANGE.risesTo),
  )
