import type { SessionUser } from '@ozi/contract'
import { useEffect, useMemo, useState } from 'react'
import { useForm } from '~/form/useForm'
import { untilLoaded } from '~/ui/lazy/untilLoaded'
import { textsNow } from '~/language'
import { checkoutTexts } from '~/languages/en/customer/checkout'
import { nationalPhone } from '~/ui/field/phoneNumber'
import { useCartFacts } from '../shared/cart/useCartFacts'
import { useFirstQuote } from '~/placing/useFirstQuote'
import { orderRefusal, useNetworkBack } from '~/placing/orderRefusal'
import { type CheckoutField, CHECKOUT_FIELDS } from './fields'
import { keepCheckoutDraft, readAttempt, readCheckoutDraft } from './checkoutDraft'
import { cartQuery, useCartQuote } from './useCartQuote'
import { usePlaceCart } from './usePlaceCart'
import { type CheckoutValues, toReceiver, toWanted, wantedKey } from './checkoutValues'

export type CheckoutState = ReturnType<typeof useCheckout>

/** The form can be filled in before its rules are there. */
const loadRules = () => untilLoaded(() => import('./checkCheckout'))

/** The state of the checkout form: receiver and place, quote, and placing the order. */
export function useCheckout(account: SessionUser) {
  const accountId = account._id
  const facts = useCartFacts()
  const [found] = useState(() =>
    readCheckoutDraft(accountId, { name: account.name, phone: nationalPhone(account.mobileNumber) }),
  )
  const form = useForm<CheckoutValues, CheckoutField>({
    initial: found.values,
    fields: CHECKOUT_FIELDS,
    id: 'checkout',
    check: async (values) => (await loadRules()).checkCheckout(values),
    keep: (values) => keepCheckoutDraft(accountId, { values, attempt: readAttempt(accountId) }),
    onRefused: orderRefusal(() => textsNow(checkoutTexts).nothingLost),
  })
  useNetworkBack(form)
  useEffect(() => void loadRules(), [])
  const { values } = form

  const items = facts.orderable.items
  const wanted = useMemo(() => toWanted(values.dropoff, items), [values.dropoff, items])
  const cart = wanted ? wantedKey(wanted) : ''
  const quote = useCartQuote(wanted, found.attempt?.order.cart === cart ? found.attempt.quote : null)
  const placing = usePlaceCart(accountId, values, (refusal) => {
    if (refusal.items) void facts.refetch()
    form.showRefusal(refusal)
  })
  // If the price changes, the customer is asked before being charged.
  const seen = useFirstQuote(
    cart,
    quote.isCurrent && quote.quote ? quote.quote : undefined,
    placing.change?.now,
  )

  // If the quote is refused because of some items, the items are checked again, and unavailable ones are then
  // left out.
  const { refetch } = facts
  const refusedItems = quote.refusal?.items?.join()
  useEffect(() => {
    if (refusedItems !== undefined) void refetch()
  }, [refusedItems, refetch])

  function send() {
    if (wanted)
      placing.place({ order: { receiver: toReceiver(values), cart }, quote: cartQuery(wanted), seen })
  }

  return { ...form, facts, quote, placing, send }
}
