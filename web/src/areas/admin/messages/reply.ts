import type { ContactMessage } from '@ozi/contract'
import { messagesTexts as texts } from './texts'

/** Mail programs refuse longer links; the page shows the complete message. */
const QUOTED_CHARACTERS = 1000

/** A link that opens the reader's mail program with the message quoted below the answer. */
export function replyLink({
  name,
  email,
  message,
}: Pick<ContactMessage, 'name' | 'email' | 'message'>): string {
  const quoted = message
    .slice(0, QUOTED_CHARACTERS)
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\r\n')
  const body = `Hello ${name},\r\n\r\n\r\n\r\n${quoted}`
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(texts.replySubject)}&body=${encodeURIComponent(body)}`
}
