import type { SessionUser } from '@ozi/contract'
import { post } from '~/api/post'
import type { CallRefusal } from '~/api/refusal'
import { startSession } from '~/session/session'

/**
 * Signs in in this browser; the page notices the session and navigates. Resolves with the refusal, or null.
 */
export async function signIn(credentials: {
  readonly email: string
  readonly password: string
  readonly totp?: string
}): Promise<CallRefusal | null> {
  const sent = await post<{ user: SessionUser; token: string }>('/auth/user/login', credentials)
  if ('refusal' in sent) return sent.refusal
  startSession(sent.answer.user, sent.answer.token)
  return null
}
