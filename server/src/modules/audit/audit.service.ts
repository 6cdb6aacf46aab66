import type { AuditAction, AuditLine } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Database, Queries } from '../../platform/database/database.ts'
import { readPageQuery, type Page, type PageQuery } from '../../platform/lists/paging.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import { eraseFromLines, insertLine, listLines, renameSubjects, type AuditFilter } from './audit.store.ts'
import { changedFields, type Fields } from './changed-fields.ts'

/** Something that somebody of the staff does. */
export interface AuditEntry {
  /** From the contract's AUDIT_ACTIONS; a new doing is a line there. */
  readonly action: AuditAction
  /** What is touched, and the name people know it by: a rider's name, an order's number. No id where it is many things. */
  readonly subject: { readonly id?: string; readonly label: string }
  /** How it was; left out for what did not exist. Fields as the contract names them, amounts in naira. */
  readonly before?: Fields
  /** How it is; left out for what no longer exists. */
  readonly after?: Fields
  /** Why, where the caller was asked. */
  readonly reason?: string
}

/** What the staff did: who, what, before, after, when. Lines are added and never removed; deleted persons are erased. */
export function createAuditService({ database }: { database: Database }) {
  return {
    /**
     * Writes a line in the caller's own transaction, so that a change and its line stand or fall together:
     *
     *     await database.transaction(async (queries) => {
     *       const before = await lockRider(queries, id)
     *       await updateRider(queries, id, changes)
     *       await audit.record(queries, caller, {
     *         action: 'rider.update',
     *         subject: { id, label: before.name },
     *         before,
     *         after: { ...before, ...changes },
     *       })
     *     })
     *
     * Give the whole record before and after: the fields that differ are kept, and nothing is written when none does.
     * What is secret (passwords, codes, tokens, NIN) is left out by its name, at any depth. A person who may be deleted
     * is a subject of their own, or `rider: { _id, name }` among the fields: nobody else is found by `erase`.
     *
     * @param caller who does it; the name they have now is kept
     */
    async record(
      queries: Queries,
      { accountId, role }: Pick<Caller, 'accountId' | 'role'>,
      { action, subject, before, after, reason = '' }: AuditEntry,
    ): Promise<void> {
      const changed = changedFields(before, after)
      if (changed === null) return
      await insertLine(queries, {
        ...{ _id: newId(), actorId: accountId, actorRole: role, action, reason },
        subjectId: subject.id ?? null,
        subjectLabel: subject.label,
        ...changed,
      })
    },

    /**
     * Part of a person's deletion: lines about them tell who changed which fields when, and no more what stood in
     * them; where an order was given to them, they are named by the pseudonym.
     */
    erase: eraseFromLines,

    /** Lines about something that bore the name of a person who is deleted. */
    renameSubjects,

    /** Newest first. */
    list({ actor, action, from, to, ...query }: PageQuery & AuditFilter): Promise<Page<AuditLine>> {
      return listLines(database.sql, readPageQuery(query), { actor, action, from, to })
    },
  }
}

export type AuditService = ReturnType<typeof createAuditService>
