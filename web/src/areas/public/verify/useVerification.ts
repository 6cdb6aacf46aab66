import { accountMessages } from '@ozi/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { client, refusalOf } from '~/api'
import { onwardPath, updateSession } from '~/session'
import { toast } from '~/ui/toast'

/** Enters the code of this address, and asks for another; each resolves with what went wrong, or null. */
export function useVerification(email: string, headedFor: string | null) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState<'verifying' | 'resending' | null>(null)

  async function verify(enteredOtp: string): Promise<string | null> {
    setBusy('verifying')
    try {
      const { user } = await client.accounts.enterCode({ enteredOtp, email })
      toast.success(accountMessages.codeRight)
      updateSession(user)
      await navigate(onwardPath(user, headedFor), { replace: true })
      return null
    } catch (error) {
      const { code, message } = refusalOf(error)
      return code === 'UNKNOWN' || code === 'INTERNAL' ? accountMessages.codeFailed : message
    } finally {
      setBusy(null)
    }
  }

  async function resend(): Promise<string | null> {
    setBusy('resending')
    try {
      const { message } = await client.accounts.resendCode({ email })
      toast.success(message)
      return null
    } catch (error) {
      return refusalOf(error).message
    } finally {
      setBusy(null)
    }
  }

  return { busy, verify, resend }
}
