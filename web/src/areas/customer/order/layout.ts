/** A column of cards. */
export const COLUMN = 'grid min-w-0 grid-cols-1 gap-4 md:gap-6'
