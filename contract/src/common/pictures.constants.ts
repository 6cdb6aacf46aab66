// Limits
/**
 * How many pictures one account may send, of any kind: a rider with a photo for each hand-over or a shop that fills
 * its shelf does not reach it; a script that fills the disk stores 60 MB an hour.
 */
export const PICTURE_ALLOWANCE = { hour: 60, day: 200 } as const
/** The share of the room for uploads from which operators are warned. */
export const UPLOADS = { warnShare: 0.8 } as const
