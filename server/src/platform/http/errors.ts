import { ORPCError } from '@orpc/client'
import { ValidationError } from '@orpc/contract'
import { REFUSALS, type RefusalBody } from '@ozi/contract'
import { codeOf } from '../database/failure.ts'
import { isDatabaseUnavailable } from '../database/unavailable.ts'
import { Refusal } from '../refusal.ts'
import { StoreUnavailable } from '../storage/file-store.ts'

/** PostgreSQL's error codes for a NUL character in a text, or for \u0000 in JSON. */
const textsThatCannotBeKept: ReadonlySet<string> = new Set(['22021', '22P05'])

/** System error codes for a full disk or an exhausted quota. */
const diskFull: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT'])

/** True if a disk of this machine has no room left. */
export const isDiskFull = (error: unknown): boolean => diskFull.has(codeOf(error) ?? '')

/** PostgreSQL's code for a statement that took too long, such as one behind a locked table. */
const STATEMENT_CANCELLED = '57014'

/** Turns any error of a request into the refusal to answer with; unknown errors become INTERNAL. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof ORPCError) {
    if (error.cause instanceof Refusal) return error.cause
    if (error.cause instanceof ValidationError && error.code === 'BAD_REQUEST') {
      return refusalOfIssues(error.cause.issues)
    }
    if (error.code === 'BAD_REQUEST') return new Refusal('MALFORMED_JSON')
    if (error.code === 'NOT_FOUND') return new Refusal('NOT_FOUND')
    return new Refusal('INTERNAL')
  }
  if (error instanceof StoreUnavailable) return Refusal.unavailable()
  const isTooLate = codeOf(error) === STATEMENT_CANCELLED
  if (isTooLate || isDatabaseUnavailable(error) || isDiskFull(error)) return Refusal.unavailable()
  if (textsThatCannotBeKept.has(codeOf(error) ?? '')) {
    const message = 'A text has a character that we cannot save. Please remove it.'
    return new Refusal('VALIDATION', { message, data: { fields: {} } })
  }
  return fromFastify(error) ?? new Refusal('INTERNAL')
}

export function refusalBody(refusal: Refusal): RefusalBody {
  return {
    message: refusal.message,
    code: refusal.code,
    ...(refusal.data ? { data: { ...refusal.data } } : {}),
  }
}

type Issue = ValidationError['issues'][number]

/** The refusal of an input that does not match its schema. */
export const refusalOfIssues = (issues: readonly Issue[]): Refusal => Refusal.fields(fieldMessages(issues))

/**
 * More fields than any of our forms has: a body with a million unknown fields gets only this many messages.
 */
const FIELDS_NAMED = 50

/** One message for each field, by its dotted path without the request's envelope ('body', 'query'). */
function fieldMessages(issues: readonly Issue[]): Record<string, string> {
  const fields = new Map<string, string>()
  const say = (field: string, message: string) => {
    if (fields.size < FIELDS_NAMED && !fields.has(field)) fields.set(field, message)
  }
  for (const issue of issues.flatMap(nearestIssues)) {
    const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part))
    const inner = path[0] === 'body' || path[0] === 'query' || path[0] === 'headers' ? path.slice(1) : path
    const unknown =
      'code' in issue && issue.code === 'unrecognized_keys' && 'keys' in issue ? issue.keys : null
    if (Array.isArray(unknown)) {
      for (const key of unknown) say([...inner, String(key)].join('.'), 'This field is not known here.')
    } else {
      say(inner.join('.'), issue.message)
    }
  }
  return Object.fromEntries(fields)
}

/**
 * If an input matches none of several allowed shapes, returns the issues of the closest one, so that they
 * name fields.
 */
function nearestIssues(issue: Issue): Issue[] {
  if (!('code' in issue && issue.code === 'invalid_union' && 'errors' in issue)) return [issue]
  const [nearest] = (issue.errors as Issue[][]).toSorted(
    (a, b) => a.length - b.length || wrongTypes(a) - wrongTypes(b),
  )
  if (!nearest) return [issue]
  return nearest.map((inner) => ({ ...inner, path: [...(issue.path ?? []), ...(inner.path ?? [])] }))
}

/** An alternative of the right type is closer than one of another. */
const wrongTypes = (issues: readonly Issue[]): number =>
  issues.filter((issue) => 'code' in issue && issue.code === 'invalid_type').length

/** The refusals for errors that Fastify raises before a handler runs. */
function fromFastify(error: unknown): Refusal | undefined {
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('BODY_TOO_LARGE')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal('UNSUPPORTED_MEDIA_TYPE')
  if (
    error instanceof SyntaxError ||
    code === 'FST_ERR_CTP_INVALID_JSON_BODY' ||
    code === 'FST_ERR_CTP_EMPTY_JSON_BODY'
  ) {
    return new Refusal('MALFORMED_JSON')
  }
  if (statusCode === REFUSALS.MALFORMED_JSON.status) return new Refusal('MALFORMED_JSON')
  // The file server's errors for paths outside its folder and for ranges beyond a file's end.
  if (statusCode === 403 || statusCode === 404 || statusCode === 416) return new Refusal('NOT_FOUND')
  return undefined
}
