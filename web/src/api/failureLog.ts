/** One call that failed: which it was, and what came of it. */
export interface FailedCall {
  readonly method: string
  /** As the contract writes it, '/orders/{id}': without what was looked for, and without a link's token. */
  readonly path: string
  /** HTTP status; 0 when nothing answered. */
  readonly status: number
  readonly code: string
  /** Why, in the server's words or ours: nothing of a body, which may name people. */
  readonly message: string
}

/**
 * Tells whoever looks for the cause, in the browser's console and nowhere else, that a call failed. A warning: most
 * refusals are an answer to what somebody did, and the page tells them.
 */
export function logFailedCall({ method, path, status, code, message }: FailedCall): void {
  // eslint-disable-next-line no-console -- it is what the console is for; everything else stays out of it
  console.warn(`${method} ${path} failed: ${String(status)} ${code} ${message}`)
}
