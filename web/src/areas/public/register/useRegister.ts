import { accountMessages, type SignupInput } from '@ozi/contract'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { type CallRefusal, client, refusalOf } from '~/api'
import { signIn } from '~/session'
import { notice } from '~/ui/notice'
import { e164Phone } from '~/ui/phone'
import { noteCodeSent } from '~/account/codeClock'
import { registerTexts as texts } from './texts'

/** What is typed; the role is not. */
export type Registration = Omit<z.output<typeof SignupInput>, 'role'>

/** SPEC's words for a refused sign-up, each beside its field; the server's where it says what to change. */
function refusalToShow(refusal: CallRefusal): CallRefusal {
  if (refusal.status === 401) return { ...refusal, fields: { email: accountMessages.alreadyExists } }
  if (refusal.status === 403 && refusal.code !== 'FOREIGN_ORIGIN') {
    return { ...refusal, fields: { confirmPassword: accountMessages.passwordMismatch } }
  }
  return refusal
}

/**
 * Makes an account and signs in with the same credentials; the guard then leads to the code page.
 * @returns `register`, which resolves with the refusal to show, or null when all went well
 */
export function useRegister() {
  const navigate = useNavigate()
  /** The address of a sign-up whose answer was lost: it may have been made. */
  const unanswered = useRef<string | null>(null)

  async function register(typed: Registration): Promise<CallRefusal | null> {
    const { email, password } = typed
    try {
      const { user } = await client.accounts.signup({
        ...typed,
        mobileNumber: e164Phone(typed.mobileNumber),
        role: 'user',
      })
      noteCodeSent(user.email)
    } catch (error) {
      const refusal = refusalOf(error)
      const mayBeOurs = refusal.code === 'ACCOUNT_EXISTS' && unanswered.current === email
      if (refusal.code === 'NETWORK') unanswered.current = email
      if (!mayBeOurs || !(await isSignedIn(email, password))) return refusalToShow(refusal)
      return null
    }
    if (!(await isSignedIn(email, password))) {
      await navigate('/login')
      void notice.success(texts.madeTitle, texts.madeText)
    }
    return null
  }

  return register
}

async function isSignedIn(email: string, password: string): Promise<boolean> {
  try {
    await signIn({ email, password })
    return true
  } catch {
    return false
  }
}
