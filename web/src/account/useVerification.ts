import { useState } from 'react'
import { client, refusalOf } from '~/api'
import { updateSession } from '~/session'
import { toast } from '~/ui/notice/toast'
import { forgetCodeSent, noteCodeSent } from './codeClock'

export interface VerificationTexts {
  /** Shown when the code was right. */
  readonly codeRight: string
  readonly codeFailed: string
}

/** Submits the code for this address, and requests a new one. */
export function useVerification(email: string, texts: VerificationTexts) {
  const [busy, setBusy] = useState<'verifying' | 'resending' | null>(null)

  /** Resolves with the error, or null. On success the session changes and the page continues from there. */
  async function verify(enteredOtp: string): Promise<string | null> {
    setBusy('verifying')
    try {
      const { user } = await client.accounts.enterCode({ enteredOtp, email })
      toast.success(texts.codeRight)
      forgetCodeSent()
      updateSession(user)
      return null
    } catch (error) {
      const { code, message, fields } = refusalOf(error)
      if (code === 'UNKNOWN' || code === 'INTERNAL') return texts.codeFailed
      return code === 'NETWORK' ? `${texts.codeFailed} ${message}` : (fields?.['email'] ?? message)
    } finally {
      setBusy(null)
    }
  }

  /** Resolves with the message to show. A code sent less than a minute ago starts the wait, too. */
  async function resend(): Promise<{ isSent: boolean; message: string }> {
    setBusy('resending')
    try {
      const { message } = await client.accounts.resendCode({ email })
      noteCodeSent(email)
      return { isSent: true, message }
    } catch (error) {
      const { code, message } = refusalOf(error)
      if (code === 'RESEND_TOO_SOON') noteCodeSent(email)
      return { isSent: false, message }
    } finally {
      setBusy(null)
    }
  }

  return { busy, verify, resend }
}
