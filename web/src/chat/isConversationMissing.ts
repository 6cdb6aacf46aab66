import { refusalOf } from '~/api'

/**
 * The conversation does not exist or belongs to somebody else. An invalid id (VALIDATION) means the same to a
 * user who followed a link.
 */
export const isConversationMissing = (error: unknown): boolean =>
  ['NOT_FOUND', 'VALIDATION'].includes(refusalOf(error).code)
