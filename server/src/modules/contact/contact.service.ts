import {
  type ContactInput,
  type ContactMessage,
  type MessageFilter,
  PERMISSIONS,
  SUPPORT_MAILS,
  type ServerEvents,
} from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import { readPageQuery, type Page, type PageQuery } from '../../platform/lists/paging.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import { roleRoom, type Sockets } from '../../platform/sockets/sockets.ts'
import type { AuditService } from '../audit/audit.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import { answerMail, contactMail } from './contact-mails.ts'
import {
  countUnread,
  findAnswer,
  findInput,
  insertAnswer,
  insertMessage,
  listMessages,
  lockMessage,
  markRead,
  setAnswered,
} from './contact.store.ts'

export interface ContactDeps {
  readonly database: Database
  readonly audit: Pick<AuditService, 'record'>
  readonly notifications: Pick<NotificationsService, 'notify' | 'defineMail' | 'countMails'>
  readonly sockets: Pick<Sockets<ServerEvents>, 'emit'>
  readonly config: Pick<Config, 'mail' | 'publicUrl'>
  readonly log: Log
}

/**
 * Messages from the public contact page: stored, mailed to support, read and answered by the staff.
 */
export function createContactService(deps: ContactDeps) {
  const { database, audit, notifications, sockets, config, log } = deps

  notifications.defineMail(['contact_message'], async ({ subjectId = '' }) => {
    const written = await findInput(database.sql, subjectId)
    if (!written) return null
    const mails = await notifications.countMails('contact_message')
    if (mails >= SUPPORT_MAILS.anHour) {
      const fields = { messageId: subjectId }
      log.warn(fields, 'a contact message is in the list alone: very many came within an hour')
      return null
    }
    const mail = contactMail(written, {
      listUrl: `${config.publicUrl}/admin/messages`,
      isLast: mails === SUPPORT_MAILS.anHour - 1,
    })
    return { to: config.mail.support, replyTo: written.email, ...mail }
  })

  notifications.defineMail(['contact_answer'], async ({ subjectId = '' }) => {
    const answer = await findAnswer(database.sql, subjectId)
    return answer && { to: answer.email, replyTo: config.mail.support, ...answerMail(answer) }
  })

  /** Call it after the commit. It never fails, because the change is already made. */
  async function emitUnreadCount(): Promise<void> {
    try {
      const unread = await countUnread(database.sql)
      sockets.emit(PERMISSIONS.answerCustomers.map(roleRoom), 'contact_changed', { unread })
    } catch (error) {
      log.warn({ err: error }, 'nobody was told of a contact message')
    }
  }

  return {
    /** The mail is sent only once the message is committed. */
    async receive(written: ContactInput): Promise<void> {
      const messageId = newId()
      await database.transaction(async (queries) => {
        await insertMessage(queries, { messageId, ...written })
        await notifications.notify(queries, { kind: 'contact_message', to: 'named', subjectId: messageId })
      })
      await emitUnreadCount()
    },

    /** Newest first. */
    list({
      filter,
      ...query
    }: PageQuery & { readonly filter?: MessageFilter | undefined }): Promise<Page<ContactMessage>> {
      const request = readPageQuery(query)
      return listMessages(database.sql, { ...request, filter })
    },

    countUnread: () => countUnread(database.sql),

    /** @throws Refusal NOT_FOUND */
    async markRead(messageId: string): Promise<ContactMessage> {
      const message = required(await markRead(database.sql, messageId))
      await emitUnreadCount()
      return message
    },

    /**
     * Mails an answer, and marks the message as answered by the caller.
     * @throws Refusal NOT_FOUND; CHANGED_MEANWHILE if it has other answers than the caller has seen
     */
    async answer(
      caller: Caller,
      {
        id,
        content,
        seenAnswers,
      }: { readonly id: string; readonly content: string; readonly seenAnswers: number },
    ): Promise<ContactMessage> {
      const answered = await database.transaction(async (queries) => {
        const message = required(await lockMessage(queries, id))
        if (message.answers.length !== seenAnswers)
          throw new Refusal('CHANGED_MEANWHILE', { data: { current: message } })
        const answerId = newId()
        await insertAnswer(queries, { answerId, messageId: id, content, answeredBy: caller.accountId })
        await notifications.notify(queries, { kind: 'contact_answer', to: 'named', subjectId: answerId })
        await audit.record(queries, caller, {
          action: 'message.answer',
          subject: { id, label: message.name },
        })
        return required(await setAnswered(queries, id, caller.accountId))
      })
      await emitUnreadCount()
      return answered
    },

    /** Marking it the same way again changes nothing. @throws Refusal NOT_FOUND */
    async markAnswered(
      caller: Caller,
      { id, isAnswered }: { readonly id: string; readonly isAnswered: boolean },
    ): Promise<ContactMessage> {
      const answered = await database.transaction(async (queries) => {
        const message = required(await lockMessage(queries, id))
        if ((message.answered !== null) === isAnswered) return message
        await audit.record(queries, caller, {
          action: isAnswered ? 'message.answer' : 'message.reopen',
          subject: { id, label: message.name },
        })
        return required(await setAnswered(queries, id, isAnswered ? caller.accountId : null))
      })
      await emitUnreadCount()
      return answered
    },
  }
}

export type ContactService = ReturnType<typeof createContactService>

/** @throws Refusal NOT_FOUND */
function required(message: ContactMessage | null): ContactMessage {
  if (!message) throw new Refusal('NOT_FOUND')
  return message
}
