import { refusalOf } from '~/api'

/** A conversation does not exist, or is none of the reader's; an id that is none is to whoever followed a link the same. */
export const isNowhere = (error: unknown): boolean =>
  ['NOT_FOUND', 'VALIDATION'].includes(refusalOf(error).code)
