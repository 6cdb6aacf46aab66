import { isDeepStrictEqual } from 'node:util'
import { auditMessages, type AuditValues } from '@ozi/contract'

/** Fields whose values are worth something to a thief; that one changed is told, its value never. */
const SECRET_FIELD = /password|secret|token|code|^nin/i

/** Longer texts are cut: a line says what was changed, it is no copy of it. */
const TEXT_KEPT = 500

/** What `record` was told of the subject; names as the contract has them. */
export type Fields = Readonly<Record<string, unknown>>

export interface ChangedFields {
  readonly before: AuditValues | null
  readonly after: AuditValues | null
}

/**
 * Of the two, the fields that differ, fit to keep; of something that came or went, all of them.
 * @returns null when both are there and nothing differs
 */
export function changedFields(before: Fields | undefined, after: Fields | undefined): ChangedFields | null {
  const was = before && asJson(before)
  const is = after && asJson(after)
  if (!was || !is) return { before: keepable(was), after: keepable(is) }
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  const changed = names.filter((name) => !isDeepStrictEqual(was[name], is[name]))
  if (changed.length === 0) return null
  const only = (fields: AuditValues) =>
    Object.fromEntries(changed.filter((name) => name in fields).map((name) => [name, fields[name]]))
  return { before: keepable(only(was)), after: keepable(only(is)) }
}

/** As it would travel: dates are texts, and what is undefined is not there. */
const asJson = (fields: Fields) => JSON.parse(JSON.stringify(fields)) as AuditValues

function keepable(fields: AuditValues | undefined): AuditValues | null {
  if (!fields) return null
  return JSON.parse(JSON.stringify(fields, keepableValue)) as AuditValues
}

function keepableValue(name: string, value: unknown): unknown {
  if (SECRET_FIELD.test(name)) return auditMessages.secret
  return typeof value === 'string' && value.length > TEXT_KEPT ? `${value.slice(0, TEXT_KEPT)}…` : value
}
