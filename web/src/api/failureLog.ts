/** A failed API call. */
export interface FailedCall {
  readonly method: string
  /** The path as in the contract, '/orders/{id}': without search texts or link tokens. */
  readonly path: string
  /** The HTTP status; 0 if there was no answer. */
  readonly status: number
  readonly code: string
  /** The reason, in the server's words or ours. Never part of a body, which may contain personal data. */
  readonly message: string
}

/**
 * Logs a failed call to the browser's console and nowhere else. A warning, because most refusals are expected
 * answers that the page shows.
 */
export function logFailedCall({ method, path, status, code, message }: FailedCall): void {
  // oxlint-disable-next-line no-console -- it is what the console is for; everything else stays out of it
  console.warn(`${method} ${path} failed: ${String(status)} ${code} ${message}`)
}
