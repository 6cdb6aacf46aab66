// Limits
/** The longest notice with a pause: it is above what a customer came for. */
export const PAUSE_NOTICE = { max: 160 }
