import { peopleMessages } from '@ozi/contract'
import type { CallRefusal } from '~/api'
import { notice } from '~/ui/notice/notice'

/** The server's reason for a refusal; undefined if it gave none. */
export function serverReason({ code, message, fields = {} }: CallRefusal): string | undefined {
  if (code === 'UNKNOWN' || code === 'INTERNAL') return undefined
  // The dialog covers the fields.
  const atFields = [...new Set(Object.values(fields))]
  return atFields.length > 0 ? atFields.join(' ') : message
}

/** Says in a dialog that a change failed, and the server's reason. Resolves when closed. */
export const tellRefusal = (text: string, refusal: CallRefusal): Promise<void> =>
  notice.error(peopleMessages.failedTitle, text, serverReason(refusal))
