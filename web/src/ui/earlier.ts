/** How what was shown before looks while something newer comes: without its colours, and as readable as with them. */
export const EARLIER = 'grayscale'
