import { CODE } from '@ozi/contract'
import { forget, readStored, store } from '~/browser/browserStorage'

/** The storage key of when this browser last requested a code, so that a reload keeps the wait. */
const KEY = 'code-sent'

/** Notes that a code has just been sent to this address. */
export function noteCodeSent(email: string, nowMs = Date.now()): void {
  store(KEY, JSON.stringify({ email, atMs: nowMs }))
}

export const forgetCodeSent = () => forget(KEY)

/** Whole seconds until a new code may be requested; 0 if it may be now. */
export function resendWaitSeconds(email: string, nowMs = Date.now()): number {
  const sent = parse(readStored(KEY))
  if (sent?.email !== email) return 0
  const left = CODE.resendAfterSeconds - (nowMs - sent.atMs) / 1000
  // A clock that was set back must not prolong the wait.
  return Math.ceil(Math.min(CODE.resendAfterSeconds, Math.max(0, left)))
}

function parse(text: string | null): { email: string; atMs: number } | null {
  try {
    const { email, atMs } = JSON.parse(text ?? '{}') as Record<string, unknown>
    return typeof email === 'string' && typeof atMs === 'number' ? { email, atMs } : null
  } catch {
    return null
  }
}
