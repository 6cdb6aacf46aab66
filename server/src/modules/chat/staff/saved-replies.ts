import { SAVED_REPLIES, type SavedReply } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Database } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import type { AuditService } from '../../audit/audit.service.ts'
import {
  deleteSavedReply,
  insertSavedReply,
  listSavedReplies,
  lockSavedReplies,
  lockSavedReply,
  type ReplyTexts,
  updateSavedReply,
} from './saved-replies.store.ts'

/** Texts that the staff often sends. */
export function createSavedReplies({
  database,
  audit,
}: {
  readonly database: Database
  readonly audit: Pick<AuditService, 'record'>
}) {
  const textsOf = ({ title, content }: ReplyTexts) => ({ title, content })

  return {
    list: (): Promise<SavedReply[]> => listSavedReplies(database.sql),

    /** @throws Refusal TOO_MANY_REPLIES */
    create(caller: Caller, texts: ReplyTexts): Promise<SavedReply> {
      return database.transaction(async (queries) => {
        if ((await lockSavedReplies(queries)) >= SAVED_REPLIES.max) throw new Refusal('TOO_MANY_REPLIES')
        const reply = await insertSavedReply(queries, newId(), texts)
        await audit.record(queries, caller, {
          action: 'reply.create',
          subject: { id: reply._id, label: reply.title },
          after: textsOf(reply),
        })
        return reply
      })
    },

    /**
     * @param version the version that was edited; undefined overwrites any version
     * @throws Refusal NOT_FOUND; CHANGED_MEANWHILE with `data.current`
     */
    update(
      caller: Caller,
      replyId: string,
      { version, ...texts }: ReplyTexts & { readonly version?: number | undefined },
    ): Promise<SavedReply> {
      return database.transaction(async (queries) => {
        const before = required(await lockSavedReply(queries, replyId))
        if (version !== undefined && version !== before.version) {
          throw new Refusal('CHANGED_MEANWHILE', { data: { current: before } })
        }
        const after = required(await updateSavedReply(queries, replyId, texts))
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
        const before = required(await lockSavedReply(queries, replyId))
        await deleteSavedReply(queries, replyId)
        await audit.record(queries, caller, {
          action: 'reply.delete',
          subject: { id: replyId, label: before.title },
          before: textsOf(before),
        })
      })
    },
  }
}

/** @throws Refusal NOT_FOUND */
function required(reply: SavedReply | null): SavedReply {
  if (!reply) throw new Refusal('NOT_FOUND')
  return reply
}
