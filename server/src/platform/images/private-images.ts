import { noteCaller } from '../http/request-log.ts'
import { Refusal } from '../refusal.ts'
import { requiredStep, type Caller, type Identify } from '../sessions/caller.ts'
import { readToken } from '../sessions/cookie.ts'
import type { RequireViewer } from '../storage/files.ts'

/** True if a module shows the image under this key to the caller; false also for images of other modules. */
type MayView = (caller: Caller, key: string) => Promise<boolean>

/**
 * Private images are shown to whom a module would show what they belong to. Browsers send the session's cookie
 * with an <img>, so that its address needs no expiry.
 */
export function createViewerCheck({
  identify,
  viewers,
}: {
  readonly identify: Identify
  readonly viewers: readonly MayView[]
}): RequireViewer {
  return async (request, key) => {
    const token = readToken(request)
    const caller = token === null ? null : await identify(token, request.ip)
    if (!caller) throw new Refusal('UNAUTHENTICATED')
    noteCaller(request, caller.accountId)
    const due = requiredStep(caller)
    if (due) throw new Refusal(due)
    if (!caller.isVerified) throw new Refusal('OTP_REQUIRED')
    for (const mayView of viewers) if (await mayView(caller, key)) return
    throw new Refusal('NOT_FOUND')
  }
}
