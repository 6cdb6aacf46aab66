import { isDeepStrictEqual } from 'node:util'
import { auditMessages, type AuditValues } from '@ozi/contract'

/** Fields with secrets: a line says that one changed, never its value. */
const SECRET_FIELD = /password|secret|token|code|^nin/i

/** Longer texts are cut: a line says what was changed, it does not keep a copy. */
const TEXT_KEPT = 500

/** The fields of a subject, named as in the contract. */
export type Fields = Readonly<Record<string, unknown>>

export interface FieldChanges {
  readonly before: AuditValues | null
  readonly after: AuditValues | null
}

/**
 * The fields that differ, cut and censored for storage; all fields if the record was created or deleted.
 * @returns null if the record existed before and after and nothing differs
 */
export function changedFields(before: Fields | undefined, after: Fields | undefined): FieldChanges | null {
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

/** As JSON would transport it: dates become texts, undefined fields disappear. */
const asJson = (fields: Fields) => JSON.parse(JSON.stringify(fields)) as AuditValues

function keepable(fields: AuditValues | undefined): AuditValues | null {
  if (!fields) return null
  return JSON.parse(JSON.stringify(fields, keepableValue)) as AuditValues
}

function keepableValue(name: string, value: unknown): unknown {
  if (SECRET_FIELD.test(name)) return auditMessages.secret
  return typeof value === 'string' && value.length > TEXT_KEPT ? `${value.slice(0, TEXT_KEPT)}…` : value
}
