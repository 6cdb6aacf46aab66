import type { AddressSuggestion } from '@ozi/contract'
import { type Attempt, toAttempt } from '~/placing/attempt'
import { isRecord } from '~/browser/isRecord'
import { forgetDraft, keepDraft, readDraft } from '../shared/drafts/drafts'
import { type CartQuote, toCartQuote } from './quote'
import type { CheckoutBody, CheckoutValues } from './values'

/** A checkout being placed, with the key of what it orders, because its body contains only a quote's id. */
export interface CheckoutAttempt extends Attempt<CheckoutBody> {
  readonly quote: CartQuote
  /** See `wantedKey`. */
  readonly wanted: string
}

/** A checkout that was not ordered yet. */
export interface CheckoutDraft {
  readonly values: CheckoutValues
  /** The attempt that was sent and not answered. */
  readonly attempt: CheckoutAttempt | null
}

/** What this account typed last; the receiver is the account itself by default. */
export function readCheckoutDraft(
  accountId: string,
  account: { readonly name: string; readonly phone: string },
): CheckoutDraft {
  const kept = readDraft(accountId, 'checkout')
  const values = isRecord(kept) && isRecord(kept['values']) ? kept['values'] : {}
  const dropoff = isPlace(values['dropoff']) ? values['dropoff'] : null
  return {
    values: {
      dropoff,
      dropoffText: toText(values['dropoffText']) ?? '',
      receiverAddress: toText(values['receiverAddress']) ?? '',
      receiverName: toText(values['receiverName']) ?? account.name,
      phone: toText(values['phone']) ?? account.phone,
    },
    attempt: isRecord(kept) ? toCheckoutAttempt(kept['attempt']) : null,
  }
}

/** The attempt as any tab of this browser stored it last. */
export function readAttempt(accountId: string): CheckoutAttempt | null {
  const kept = readDraft(accountId, 'checkout')
  return isRecord(kept) ? toCheckoutAttempt(kept['attempt']) : null
}

export const keepCheckoutDraft = (accountId: string, draft: CheckoutDraft): void =>
  keepDraft(accountId, 'checkout', draft)

/** The attempt failed for good; later input stays. */
export function dropAttempt(accountId: string): void {
  const kept = readDraft(accountId, 'checkout')
  if (isRecord(kept)) keepDraft(accountId, 'checkout', { ...kept, attempt: null })
}

export const forgetCheckoutDraft = (): void => forgetDraft('checkout')

function toCheckoutAttempt(kept: unknown): CheckoutAttempt | null {
  const attempt = toAttempt<CheckoutBody>(kept)
  const quote = attempt && toCartQuote(attempt.quote)
  if (!attempt || !quote || !isRecord(kept) || typeof kept['wanted'] !== 'string') return null
  return { ...attempt, quote, wanted: kept['wanted'] }
}

const toText = (value: unknown): string | null => (typeof value === 'string' ? value.slice(0, 500) : null)

const isPlace = (value: unknown): value is AddressSuggestion =>
  isRecord(value) &&
  typeof value['placeName'] === 'string' &&
  Array.isArray(value['coordinates']) &&
  value['coordinates'].every((degrees) => typeof degrees === 'number')
