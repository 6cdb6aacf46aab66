import { SAVED_REPLIES, type SavedReply } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Database, Queries } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { AuditService } from '../audit/audit.service.ts'
import {
  deleteReply,
  insertReply,
  listReplies,
  lockReplies,
  lockReply,
  updateReply,
} from './replies.store.ts'

/** Texts that the staff often sends. */
export function createReplies({
  database,
  audit,
}: {
  readonly database: Database
  readonly audit: Pick<AuditService, 'record'>
}) {
  async function requireReply(queries: Queries, replyId: string): Promise<SavedReply> {
    const reply = await lockReply(queries, replyId)
    if (!reply) throw new Refusal('NOT_FOUND')
    return reply
  }

  const textsOf = ({ title, content }: Omit<SavedReply, '_id'>) => ({ title, content })

  return {
    list: (): Promise<SavedReply[]> => listReplies(database.sql),

    /** @throws Refusal TOO_MANY_REPLIES */
    create(caller: Caller, texts: Omit<SavedReply, '_id'>): Promise<SavedReply> {
      return database.transaction(async (queries) => {
        if ((await lockReplies(queries)) >= SAVED_REPLIES.max) throw new Refusal('TOO_MANY_REPLIES')
        const reply = { _id: newId(), ...textsOf(texts) }
        await insertReply(queries, reply)
        await audit.record(queries, caller, {
          action: 'reply.create',
          subject: { id: reply._id, label: reply.title },
          after: textsOf(reply),
        })
        return reply
      })
    },

    /** @throws Refusal NOT_FOUND */
    update(caller: Caller, replyId: string, texts: Omit<SavedReply, '_id'>): Promise<SavedReply> {
      return database.transaction(async (queries) => {
        const before = await requireReply(queries, replyId)
        const after = { _id: replyId, ...textsOf(texts) }
        await updateReply(queries, after)
        await audit.record(queries, caller, {
          action: 'reply.update',
          subject: { id: replyId, label: before.title },
          before: textsOf(before),
          after: textsOf(after),
        })
        return after
      })
    },

    /** @throws Refusal NOT_FOUND */
    remove(caller: Caller, replyId: string): Promise<void> {
      return database.transaction(async (queries) => {
        const before = await requireReply(queries, replyId)
        await deleteReply(queries, replyId)
        await audit.record(queries, caller, {
          action: 'reply.delete',
          subject: { id: replyId, label: before.title },
          before: textsOf(before),
        })
      })
    },
  }
}
