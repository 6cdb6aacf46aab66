import type { AuditLine, AuditValues, Role } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { findPage, type Page, type PageRequest } from '../../platform/lists/paging.ts'

export interface AuditLineInput {
  readonly _id: string
  readonly actorId: string
  readonly actorRole: Role
  readonly action: string
  readonly subjectId: string | null
  readonly subjectLabel: string
  readonly before: AuditValues | null
  readonly after: AuditValues | null
  readonly reason: string
}

const asJson = (values: AuditValues | null) => (values === null ? null : JSON.stringify(values))

/** @throws Error if there is no such actor: a line must say who acted */
export async function insertLine(queries: Queries, line: AuditLineInput): Promise<void> {
  const rows = await queries`
    insert into audit_lines (
      _id, actor_id, actor_name, actor_role, action, subject_id, subject_label, before, after, reason
    )
    select
      ${line._id}, _id, name, ${line.actorRole}, ${line.action}, ${line.subjectId}, ${line.subjectLabel},
      ${asJson(line.before)}::text::json, ${asJson(line.after)}::text::json, ${line.reason}
    from accounts where _id = ${line.actorId}
    returning 1`
  if (rows.length !== 1) throw new Error('an audit line needs an account that did it')
}

/** Part of a transaction that has erased the person's account: the database allows it of nobody else. */
export async function eraseFromLines(queries: Queries, personId: string, pseudonym: string): Promise<void> {
  await queries`
    update audit_lines set
      subject_label = ${pseudonym}, reason = case reason when '' then '' else 'erased' end,
      before = erased_values(before, true), after = erased_values(after, true)
    where subject_id = ${personId}`
  await queries`
    update audit_lines set before = erased_values(before, false), after = erased_values(after, false)
    where before -> 'rider' ->> '_id' = ${personId} or after -> 'rider' ->> '_id' = ${personId}`
}

export async function renameSubjects(
  queries: Queries,
  subjectIds: readonly string[],
  label: string,
): Promise<void> {
  if (subjectIds.length === 0) return
  await queries`update audit_lines set subject_label = ${label} where subject_id = any (${[...subjectIds]}::uuid[])`
}

/** Times as ISO 8601; `from` is inclusive, `to` is exclusive. */
export interface AuditFilter {
  readonly actor?: string | undefined
  readonly action?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const CONDITIONS = {
  actor: (value: string) => `listed.actor_id = ${value}::uuid`,
  action: (value: string) => `listed.action = ${value}`,
  from: (value: string) => `listed.created_at >= ${value}::timestamptz`,
  to: (value: string) => `listed.created_at < ${value}::timestamptz`,
} as const satisfies Record<keyof AuditFilter, (value: string) => string>

interface LineRow {
  readonly _id: string
  readonly created_at: Date
  readonly actor_id: string
  readonly actor_name: string
  readonly actor_role: Role
  readonly action: string
  readonly subject_kind: string
  readonly subject_id: string | null
  readonly subject_label: string
  readonly before: AuditValues | null
  readonly after: AuditValues | null
  readonly reason: string
}

export function listLines(
  queries: Queries,
  request: PageRequest,
  filter: AuditFilter,
): Promise<Page<AuditLine>> {
  const names = Object.keys(CONDITIONS) as (keyof AuditFilter)[]
  const asked = names.flatMap((name) => {
    const value = filter[name]
    return value === undefined ? [] : [{ name, value }]
  })
  const source = {
    table: 'audit_lines',
    columns: `listed._id, listed.created_at, actor_id, actor_name, actor_role, action, subject_kind, subject_id,
      subject_label, before, after, reason`,
    ...(asked.length === 0
      ? {}
      : {
          condition: asked.map(({ name }, index) => CONDITIONS[name](`$${index + 1}`)).join(' and '),
          values: asked.map(({ value }) => value),
        }),
  }
  return findPage(queries, request, source, toLine)
}

function toLine(row: LineRow): AuditLine {
  return {
    _id: row._id,
    createdAt: row.created_at.toISOString(),
    actor: { _id: row.actor_id, name: row.actor_name, role: row.actor_role },
    action: row.action,
    subject: { kind: row.subject_kind, _id: row.subject_id, label: row.subject_label },
    before: row.before,
    after: row.after,
    reason: row.reason,
  }
}
