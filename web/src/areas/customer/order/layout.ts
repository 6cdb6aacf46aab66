/** A column of cards. */
export const COLUMN = 'grid min-w-0 grid-cols-1 gap-3 md:gap-4'

/**
 * Below each other: what is to be done and the map; the codes, the people and the steps; the rest. With room the second of
 * them stands beside the others.
 */
export const LAYOUT =
  'grid grid-cols-1 items-start gap-3 md:grid-cols-[minmax(0,1fr)_20rem] md:grid-rows-[auto_1fr] md:gap-x-6 md:gap-y-4'
export const BESIDE = `${COLUMN} md:col-start-2 md:row-span-2 md:row-start-1`
