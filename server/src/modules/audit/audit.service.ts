import type { AuditAction, AuditLine } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Database, Queries } from '../../platform/database/database.ts'
import { readPageQuery, type Page, type PageQuery } from '../../platform/lists/paging.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import { eraseFromLines, insertLine, listLines, renameSubjects, type AuditFilter } from './audit.store.ts'
import { changedFields, type Fields } from './changed-fields.ts'

/** One action of a staff member. */
export interface AuditEntry {
  /** One of the contract's AUDIT_ACTIONS; a new action is added there. */
  readonly action: AuditAction
  /**
   * The record that is changed, and the name people know it by: a rider's name, an order's number. Without an
   * id if the action changes many records.
   */
  readonly subject: { readonly id?: string; readonly label: string }
  /** The record before; left out if it did not exist. Fields as the contract names them, amounts in naira. */
  readonly before?: Fields
  /** The record after; left out if it no longer exists. */
  readonly after?: Fields
  /** Why, if the caller had to give a reason. */
  readonly reason?: string
}

/**
 * The audit log: what the staff did, who, when, and the values before and after. Lines are added and never
 * removed; personal data of deleted people is erased from them.
 */
export function createAuditService({ database }: { database: Database }) {
  return {
    /**
     * Writes a line in the caller's transaction, so that a change and its line are committed or rolled back
     * together:
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
     * Pass the whole record before and after: only the fields that differ are stored, and no line is written
     * if none does. Values of secret fields (passwords, codes, tokens, NIN) are masked, recognised by the
     * field's name at any depth. A person who may be deleted must be the subject, or `rider: { _id, name }`
     * among the fields: `erase` finds names nowhere else.
     *
     * @param caller who does it; their current name is stored
     */
    async record(
      queries: Queries,
      { accountId, role }: Pick<Caller, 'accountId' | 'role'>,
      { action, subject, before, after, reason = '' }: AuditEntry,
    ): Promise<void> {
      const changed = changedFields(before, after)
      if (changed === null) return
      await insertLine(queries, {
        _id: newId(),
        actorId: accountId,
        actorRole: role,
        action,
        reason,
        subjectId: subject.id ?? null,
        subjectLabel: subject.label,
        ...changed,
      })
    },

    /**
     * Part of deleting a person, after their account was erased: lines about them still say who changed which
     * fields and when, but no longer the values. Lines about an order that was given to them name their pseudonym.
     */
    erase: eraseFromLines,

    /** Renames the subject in lines about things that bore a deleted person's name. */
    renameSubjects,

    /** Newest first. */
    list({ actor, action, from, to, ...query }: PageQuery & AuditFilter): Promise<Page<AuditLine>> {
      const request = readPageQuery(query)
      return listLines(database.sql, request, { actor, action, from, to })
    },
  }
}

export type AuditService = ReturnType<typeof createAuditService>
