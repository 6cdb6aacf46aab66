import { REFUSALS, type SessionUser } from '@ozi/contract'
import { useEffect, useMemo, useState } from 'react'
import type { CallRefusal } from '~/api'
import { textsNow } from '~/language'
import { checkoutTexts } from '~/languages/en/customer/checkout'
import { orderMessageTexts } from '~/languages/en/customer/orders'
import { nationalPhone } from '~/ui/phone'
import { useCartFacts } from '../shared/cart/useCartFacts'
import { checkCheckout, type FieldErrors, fieldErrorsOf } from './check'
import { keepCheckoutDraft, readAttempt, readCheckoutDraft } from './draft'
import { useCartQuote } from './useCartQuote'
import { usePlaceCart } from './usePlaceCart'
import { useSeenQuote } from './useSeenQuote'
import { type CheckoutValues, toWanted, wantedKey } from './values'

export type CheckoutState = ReturnType<typeof useCheckout>

/** What is told above the form after it could not be sent. */
export interface Trouble {
  readonly title: string
  /** Beside those at the fields. */
  readonly texts: readonly string[]
  readonly isAlreadyOrdered: boolean
}

/** The checkout of a cart: who gets it where, what it costs, its sending. */
export function useCheckout(account: SessionUser) {
  const accountId = account._id
  const facts = useCartFacts()
  const [found] = useState(() =>
    readCheckoutDraft(accountId, { name: account.name, phone: nationalPhone(account.mobileNumber) }),
  )
  const [values, setValues] = useState<CheckoutValues>(found.values)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [attemptCount, setAttemptCount] = useState(0)

  const items = facts.orderable.items
  const wanted = useMemo(() => toWanted(values.dropoff, items), [values.dropoff, items])
  const isSent = found.attempt !== null && wanted !== null && found.attempt.wanted === wantedKey(wanted)
  const quote = useCartQuote(wanted, isSent ? found.attempt.quote : null)
  const seenRef = useSeenQuote(quote, wanted)
  const placing = usePlaceCart({ accountId, seenRef, onRefused: (refusal) => tellRefusal(refusal) })

  // What the shops no longer have is found out from them, and is then not asked for any more.
  const { retry } = facts
  const refusedItems = quote.failure?.items?.join()
  useEffect(() => {
    if (refusedItems !== undefined) retry()
  }, [refusedItems, retry])

  function change(next: Partial<CheckoutValues>) {
    const changed = { ...values, ...next }
    setValues(changed)
    keepCheckoutDraft(accountId, { values: changed, attempt: readAttempt(accountId) })
    setErrors((before) => withoutThese(before, Object.keys(next)))
  }

  function tell(next: Trouble, at: FieldErrors = {}) {
    setErrors(at)
    setTrouble(next)
    setAttemptCount((count) => count + 1)
  }

  function tellRefusal(refusal: CallRefusal) {
    if (refusal.items) retry()
    tell(...troubleOf(refusal))
  }

  function submit() {
    const { errors: wrong, isIncomplete } = checkCheckout(values)
    if (Object.keys(wrong).length > 0) {
      const title = isIncomplete ? textsNow(orderMessageTexts).incomplete : REFUSALS.VALIDATION.message
      tell({ title, texts: [], isAlreadyOrdered: false }, wrong)
      return
    }
    setErrors({})
    setTrouble(null)
    if (wanted) void placing.order(values, wanted)
  }

  return {
    facts,
    values,
    change,
    errors,
    trouble,
    attemptCount,
    quote,
    placing,
    submit,
    accept: () => {
      if (wanted) void placing.accept(values, wanted)
    },
  }
}

const withoutThese = (errors: FieldErrors, names: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))

function troubleOf(refusal: CallRefusal): [Trouble, FieldErrors] {
  const texts = textsNow(checkoutTexts)
  const { errors, others } = fieldErrorsOf(refusal.fields ?? {})
  if (refusal.code === 'VALIDATION') {
    const isAtFields = Object.keys(errors).length > 0
    const title = isAtFields ? REFUSALS.VALIDATION.message : refusal.message
    return [{ title, texts: others, isAlreadyOrdered: false }, errors]
  }
  const isAlreadyOrdered = refusal.code === 'QUOTE_USED'
  const reasons = [refusal.message, isAlreadyOrdered ? texts.alreadyOrdered : texts.nothingLost]
  return [{ title: textsNow(orderMessageTexts).createFailed, texts: reasons, isAlreadyOrdered }, {}]
}
