/** A start that cannot go on for a reason the operator can act on. The message is one clear line. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}

/** The message of anything thrown, on one line. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error)
  return text.trim().split(/\s*\n\s*/)[0] ?? text
}

/** The system's or the driver's code of an error (`ENOENT`, `57P01`), where it has one. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
