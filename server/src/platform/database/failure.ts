/** A start that cannot go on for a reason the operator can act on. The message is one clear line. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}

/** The message of any thrown value, on one line. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error)
  return text.trim().split(/\s*\n\s*/)[0] ?? text
}

/** The error code from the system or the driver (`ENOENT`, `57P01`), if it has one. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** PostgreSQL's error code: waited too long for a lock. */
export const LOCK_NOT_AVAILABLE = '55P03'
