import type { AddressSuggestion } from '@ozi/contract'
import { type Attempt, toAttempt } from '~/placing/attempt'
import { isRecord } from '~/api/isRecord'
import { forgetDraft, keepDraft, readDraft } from '../shared/drafts/drafts'
import { type CartQuote, toCartQuote } from './quote'
import type { CheckoutBody, CheckoutValues } from './values'

/** A checkout on its way: also what it was for, since its body says so by the quote's id alone. */
export interface CheckoutAttempt extends Attempt<CheckoutBody> {
  readonly quote: CartQuote
  /** See `wantedKey`. */
  readonly wanted: string
}

/** A checkout that has not become orders yet. */
export interface CheckoutDraft {
  readonly values: CheckoutValues
  /** Sent, and its answer has not come. */
  readonly attempt: CheckoutAttempt | null
}

/** What this account typed last; who receives it is the account itself until somebody else is named. */
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

/** The order on its way as any tab of this browser wrote it last. */
export function readAttempt(accountId: string): CheckoutAttempt | null {
  const kept = readDraft(accountId, 'checkout')
  return isRecord(kept) ? toCheckoutAttempt(kept['attempt']) : null
}

export const keepCheckoutDraft = (accountId: string, draft: CheckoutDraft): void =>
  keepDraft(accountId, 'checkout', draft)

/** The order on its way came to nothing; what was typed meanwhile stays. */
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
