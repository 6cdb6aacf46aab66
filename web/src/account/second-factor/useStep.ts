import { useState } from 'react'
import { refusalOf } from '~/api'

/**
 * A step that calls the server, with its busy state and its error, assigned to a field.
 * @param onBusy told whenever a call begins and ends
 */
export function useStep<Field extends string>(
  fieldOf: (code: string) => Field | undefined,
  onBusy?: (isBusy: boolean) => void,
) {
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Partial<Record<Field | 'form', string>>>({})

  async function take(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    onBusy?.(true)
    setErrors({})
    try {
      await work()
    } catch (error) {
      const { code, message } = refusalOf(error)
      setErrors({ [fieldOf(code) ?? 'form']: message } as Partial<Record<Field | 'form', string>>)
    } finally {
      setBusy(false)
      onBusy?.(false)
    }
  }

  return { isBusy, errors, setErrors, take }
}
