import { TIP, TipAmount } from '@ozi/contract'
import { useRef } from 'react'
import { client } from '~/api'
import { newKey } from '~/browser/idempotencyKey'
import { useForm } from '~/form/useForm'
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
  const key = useRef(newKey())
  const form = useForm<TipValues>({
    initial: { chosen: null, typed: '' },
    check: (values) => {
      const amount = amountOf(values)
      if (amount === null && values.typed.trim() === '') return { typed: texts.noAmount }
      const range = texts.otherHint(formatWholeNaira(TIP.min), formatWholeNaira(TIP.max))
      return TipAmount.safeParse(amount).success ? {} : { typed: range }
    },
    onRefused: ({ message }) => ({ title: `${texts.failed} ${message}`, texts: [] }),
    asks: false,
  })

  function change(next: Partial<TipValues>) {
    form.set({ chosen: null, typed: '', ...next })
    form.setHeadline(null)
    // Another amount is another tip.
    key.current = newKey()
  }

  async function pay(values: TipValues) {
    const { payment } = await client.tips.give({
      headers: { 'idempotency-key': key.current },
      params: { id: orderId },
      body: { amount: amountOf(values) ?? 0 },
    })
    leaveToPay(payment)
  }

  return { ...form, amount: amountOf(form.values), change, pay }
}

interface TipValues {
  chosen: number | null
  typed: string
}

const amountOf = ({ chosen, typed }: TipValues): number | null =>
  typed.trim() === '' ? chosen : readAmount(typed)
