import { chatMessages, dayOf, TIME_ZONE, type Message } from '@ozi/contract'
import type { Database } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import type { AuditService } from '../../audit/audit.service.ts'
import type { ConversationViews } from '../conversations/conversations.store.ts'
import { lockConversation } from '../conversations/locks.store.ts'
import { listMessages } from '../messages/messages.store.ts'

interface Deps {
  readonly database: Database
  readonly audit: Pick<AuditService, 'record'>
  readonly config: { readonly publicUrl: string }
  readonly images: { readonly urlsOf: (key: string) => { readonly image: string } }
  readonly require: (conversationId: string) => Promise<ConversationViews>
}

/** How many messages are read at a time: a conversation may be long. */
const MESSAGES_AT_ONCE = 1_000

const TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** Message lines are indented, sender lines are not: no text can pass for somebody else's message. */
const INDENT = '    '
const LINE_BREAK = /\r\n|[\r\n\u2028\u2029]/
/**
 * Characters that are invisible or look like a gap: they make a name look like another, or like two names.
 */
const INVISIBLE = /[\p{C}\p{Z}\p{DI}\u2800]+/gu

/** A name on one line, as it looks to a reader. */
const nameIn = (name: string): string => name.replaceAll(INVISIBLE, ' ').trim()

/** Exports conversations as text files. */
export function createTranscripts({ database, audit, config, images, require }: Deps) {
  const urlOf = (key: string) => images.urlsOf(key).image

  function linesOf({ createdAt, senderName, senderType, content, image }: Message): string[] {
    // The side comes first, so that whatever follows it can only be a name.
    const side = senderType === 'admin' ? 'Ozi' : 'Customer'
    return [
      `${TIME.format(new Date(createdAt))}  ${side}: ${nameIn(senderName)}`,
      ...(image
        ? [`${INDENT}[${chatMessages.imageAlone}: ${new URL(image.url, config.publicUrl).href}]`]
        : []),
      ...(content === '' ? [] : content.split(LINE_BREAK).map((line) => INDENT + line)),
      '',
    ]
  }

  async function messageLines(conversationId: string): Promise<string[]> {
    const lines: string[] = []
    for (let after = 0; ;) {
      const messages = await listMessages(database.sql, urlOf, conversationId, {
        after,
        rowLimit: MESSAGES_AT_ONCE,
      })
      lines.push(...messages.flatMap(linesOf))
      const last = messages.at(-1)
      if (!last || messages.length < MESSAGES_AT_ONCE) return lines
      after = last.sequence
    }
  }

  /** The whole conversation without notes, times in Lagos time. @throws Refusal NOT_FOUND */
  return async (caller: Caller, conversationId: string): Promise<{ fileName: string; content: string }> => {
    const { staffs: conversation } = await require(conversationId)
    const { name, email } = conversation.userId
    const now = new Date()
    const lines = [
      `Conversation with ${nameIn(name)}`,
      `E-mail: ${email}`,
      ...(conversation.order ? [`Order ${conversation.order.number}`] : []),
      `Status: ${conversation.status}`,
      `Times of ${TIME_ZONE}; exported ${TIME.format(now)}`,
      '',
      ...(await messageLines(conversationId)),
    ]
    await database.transaction(async (queries) => {
      // Locked, so that the audit line cannot name a customer whose account was deleted meanwhile.
      if (!(await lockConversation(queries, conversationId))) throw new Refusal('NOT_FOUND')
      await audit.record(queries, caller, {
        action: 'conversation.export',
        subject: { id: conversationId, label: name },
        after: { messages: conversation.lastSequence },
      })
    })
    return {
      fileName: `conversation-${conversationId.slice(-8)}-${dayOf(now.getTime())}.txt`,
      content: lines.join('\n'),
    }
  }
}
