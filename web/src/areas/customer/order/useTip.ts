import { TIP, TipAmount } from '@ozi/contract'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api, refusalOf } from '~/api'
import { newKey } from '~/browser/idempotencyKey'
import { useTexts } from '~/language'
import { tipTexts } from '~/languages/en/customer/tip'
import { leaveToPay } from '~/placing/leaveToPay'
import { formatWholeNaira } from '~/ui/text/format'

/** An amount as typed: people write 1,500 and ₦1500. Anything else is no amount. */
function readAmount(typed: string): number | null {
  const plain = typed.replace(/[₦,\s]/g, '')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null
}

/** A tip as it is chosen, and leaving for Paystack's page to pay it. What was chosen stays until then. */
export function useTip(orderId: string) {
  const texts = useTexts(tipTexts)
  const [chosen, setChosen] = useState<number | null>(null)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  const key = useRef(newKey())
  const giving = useMutation(
    api.tips.give.mutationOptions({ onSuccess: ({ payment }) => leaveToPay(payment) }),
  )
  const amount = typed.trim() === '' ? chosen : readAmount(typed)

  function change(next: { readonly chosen?: number; readonly typed?: string }) {
    setChosen(next.chosen ?? null)
    setTyped(next.typed ?? '')
    setError(null)
    giving.reset()
    // Another amount is another tip.
    key.current = newKey()
  }

  function pay() {
    if (amount === null && typed.trim() === '') return setError(texts.noAmount)
    if (!TipAmount.safeParse(amount).success)
      return setError(texts.otherHint(formatWholeNaira(TIP.min), formatWholeNaira(TIP.max)))
    giving.mutate({
      headers: { 'idempotency-key': key.current },
      params: { id: orderId },
      body: { amount: amount ?? 0 },
    })
  }

  return {
    chosen,
    typed,
    amount,
    change,
    pay,
    error,
    refusal: giving.error && refusalOf(giving.error),
    isOpening: giving.isPending,
  }
}
