import type { SessionUser } from '@ozi/contract'
import { useEffect, useMemo, useState } from 'react'
import type { CallRefusal } from '~/api'
import { textsNow } from '~/language'
import { checkoutTexts } from '~/languages/en/customer/checkout'
import { nationalPhone } from '~/ui/phone'
import { useCartFacts } from '../shared/cart/useCartFacts'
import { useTrouble } from '~/placing/useTrouble'
import { checkCheckout, type FieldName, FIELDS } from './check'
import { keepCheckoutDraft, readAttempt, readCheckoutDraft } from './draft'
import { useCartQuote } from './useCartQuote'
import { usePlaceCart } from './usePlaceCart'
import { useSeenQuote } from './useSeenQuote'
import { type CheckoutValues, toWanted, wantedKey } from './values'

export type CheckoutState = ReturnType<typeof useCheckout>

/** The state of the checkout form: receiver and place, quote, and placing the order. */
export function useCheckout(account: SessionUser) {
  const accountId = account._id
  const facts = useCartFacts()
  const [found] = useState(() =>
    readCheckoutDraft(accountId, { name: account.name, phone: nationalPhone(account.mobileNumber) }),
  )
  const [values, setValues] = useState<CheckoutValues>(found.values)
  const { forgive, forgiveAll, tellUnchecked, ...trouble } = useTrouble(FIELDS)

  const items = facts.orderable.items
  const wanted = useMemo(() => toWanted(values.dropoff, items), [values.dropoff, items])
  const isSent = found.attempt !== null && wanted !== null && found.attempt.wanted === wantedKey(wanted)
  const quote = useCartQuote(wanted, isSent ? found.attempt.quote : null)
  const seenRef = useSeenQuote(quote, wanted)
  const placing = usePlaceCart({ accountId, seenRef, onRefused: (refusal) => tellRefusal(refusal) })

  // If the quote is refused because of some items, the items are checked again, and unavailable ones are then
  // left out.
  const { retry } = facts
  const refusedItems = quote.failure?.items?.join()
  useEffect(() => {
    if (refusedItems !== undefined) retry()
  }, [refusedItems, retry])

  function change(next: Partial<CheckoutValues>) {
    const changed = { ...values, ...next }
    setValues(changed)
    keepCheckoutDraft(accountId, { values: changed, attempt: readAttempt(accountId) })
    forgive(...FIELDS.filter((name: FieldName) => name in next))
  }

  function tellRefusal(refusal: CallRefusal) {
    if (refusal.items) retry()
    trouble.tellRefusal(refusal, textsNow(checkoutTexts).nothingLost)
  }

  function submit() {
    const checked = checkCheckout(values)
    if (Object.keys(checked.errors).length > 0) {
      tellUnchecked(checked)
      return
    }
    forgiveAll()
    if (wanted) placing.order(values, wanted)
  }

  return {
    facts,
    values,
    change,
    ...trouble,
    quote,
    placing,
    submit,
    accept: () => {
      if (wanted) placing.accept(values, wanted)
    },
  }
}
