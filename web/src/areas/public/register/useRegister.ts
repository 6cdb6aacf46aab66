import { type SignupInput, accountMessages } from '@ozi/contract'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { type CallRefusal, client, refusalOf } from '~/api'
import { signIn } from '~/session'
import { notice } from '~/ui/notice'
import { registerTexts as texts } from './texts'

export type Registration = z.output<typeof SignupInput>

/** SPEC's words for a refused sign-up; the server's where it says what to change. */
function refusalToShow(refusal: CallRefusal): CallRefusal {
  switch (refusal.code) {
    case 'ACCOUNT_EXISTS':
      return { ...refusal, fields: { email: accountMessages.alreadyExists } }
    case 'PASSWORD_MISMATCH':
      return { ...refusal, fields: { confirmPassword: accountMessages.passwordMismatch } }
    default:
      return refusal
  }
}

/**
 * Makes an account and signs in with the same credentials; the guard then leads to the code page.
 * @returns `register`, which resolves with the refusal to show, or null when all went well
 */
export function useRegister() {
  const navigate = useNavigate()
  /** The address of a sign-up whose answer was lost: it may have been made. */
  const unanswered = useRef<string | null>(null)

  async function register(person: Registration): Promise<CallRefusal | null> {
    const { email, password } = person
    try {
      await client.accounts.signup(person)
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
