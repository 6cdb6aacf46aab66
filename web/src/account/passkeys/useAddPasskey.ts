import type { PasskeyRegistration } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, refusalOf } from '~/api'
import { makePasskey } from '~/browser/passkeys'
import { useTexts } from '~/language'
import { passkeysTexts } from '~/languages/en/account/passkeys'
import { toast } from '~/ui/notice/toast'

/** Has the device make a passkey, and keeps it. */
export function useAddPasskey() {
  const texts = useTexts(passkeysTexts)
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  /** @returns whether there is one now */
  async function add(): Promise<boolean> {
    setBusy(true)
    setError(null)
    try {
      const { options } = await client.passkeys.begin()
      const made = await makePasskey(options)
      if (typeof made === 'string') {
        setError(texts[made])
        return false
      }
      await client.passkeys.add(made as PasskeyRegistration)
      toast.success(texts.added)
      await queries.invalidateQueries({ queryKey: api.passkeys.key() })
      return true
    } catch (error) {
      setError(refusalOf(error).message)
      return false
    } finally {
      setBusy(false)
    }
  }

  return { add, isBusy, error }
}
