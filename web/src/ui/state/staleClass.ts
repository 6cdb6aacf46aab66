/** The style of outdated content while newer content is loading: grey, but just as readable. */
export const STALE_CLASS = 'grayscale'
