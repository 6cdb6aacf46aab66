import type { SessionUser } from '@ozi/contract'
import { post } from '~/api/post'
import type { CallRefusal } from '~/api/refusal'
import { apiTexts } from '~/languages/en/base/api'
import { startSession } from '~/session/session'
import { isSessionUser } from '~/session/sessionUser'

/**
 * Signs in in this browser; the page notices the session and navigates. Resolves with the refusal, or null.
 */
export async function signIn(credentials: {
  readonly email: string
  readonly password: string
  readonly totp?: string
}): Promise<CallRefusal | null> {
  const sent = await post<{ user: SessionUser; token: string }>('/auth/user/login', credentials)
  return 'refusal' in sent ? sent.refusal : startFrom(sent.answer)
}

/** An answer without a user or a token signs nobody in. */
export function startFrom({ user, token }: { user: SessionUser; token: string }): CallRefusal | null {
  if (!isSessionUser(user) || typeof token !== 'string') {
    return { code: 'UNKNOWN', message: apiTexts.unknown, status: 200 }
  }
  startSession(user, token)
  return null
}
