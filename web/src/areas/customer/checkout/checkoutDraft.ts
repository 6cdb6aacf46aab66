import { PAYMENT_METHODS } from '@ozi/contract'
import { type Attempt, toAttempt } from '~/placing/orderAttempt'
import { isRecord } from '~/browser/isRecord'
import { formDrafts } from '../shared/drafts/formDrafts'
import { isPlace } from '../shared/drafts/isPlace'
import { type CartQuote, toCartQuote } from './cartQuote'
import type { CartOrder, CheckoutValues } from './checkoutValues'

type CheckoutAttempt = Attempt<CartOrder, CartQuote>

/** A checkout that was not ordered yet. */
interface CheckoutDraft {
  readonly values: CheckoutValues
  /** The attempt that was sent and not answered. */
  readonly attempt: CheckoutAttempt | null
}

/** This account's last input; the receiver is the account itself by default. */
export function readCheckoutDraft(
  accountId: string,
  account: { readonly name: string; readonly phone: string },
): CheckoutDraft {
  const kept = formDrafts.read(accountId, 'checkout')
  const values = isRecord(kept) && isRecord(kept['values']) ? kept['values'] : {}
  const dropoff = isPlace(values['dropoff']) ? values['dropoff'] : null
  return {
    values: {
      dropoff,
      dropoffText: toText(values['dropoffText']) ?? '',
      receiverAddress: toText(values['receiverAddress']) ?? '',
      receiverName: toText(values['receiverName']) ?? account.name,
      phone: toText(values['phone']) ?? account.phone,
      paymentMethod: PAYMENT_METHODS.find((method) => method === values['paymentMethod']) ?? 'Cash',
      savesContact: values['savesContact'] === true,
    },
    attempt: attemptIn(kept),
  }
}

/** The attempt as any tab of this browser stored it last. */
export const readAttempt = (accountId: string): CheckoutAttempt | null =>
  attemptIn(formDrafts.read(accountId, 'checkout'))

export const keepCheckoutDraft = (accountId: string, draft: CheckoutDraft): void =>
  formDrafts.keep(accountId, 'checkout', draft)

/** The attempt failed for good; later input stays. */
export function dropAttempt(accountId: string): void {
  const kept = formDrafts.read(accountId, 'checkout')
  if (isRecord(kept)) formDrafts.keep(accountId, 'checkout', { ...kept, attempt: null })
}

export const forgetCheckoutDraft = (accountId: string): void => formDrafts.forget(accountId, 'checkout')

const attemptIn = (kept: unknown): CheckoutAttempt | null =>
  isRecord(kept) ? toAttempt<CartOrder, CartQuote>(kept['attempt'], toCartQuote) : null

const toText = (value: unknown): string | null => (typeof value === 'string' ? value.slice(0, 500) : null)
