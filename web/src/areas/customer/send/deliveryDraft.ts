import { type DeliveryKind, PARCEL_SIZES, PAYERS, PAYMENT_METHODS, type Quote } from '@ozi/contract'
import { type Attempt, toAttempt } from '~/placing/orderAttempt'
import { isRecord } from '~/browser/isRecord'
import { formDrafts } from '../shared/drafts/formDrafts'
import { isPlace } from '../shared/drafts/isPlace'
import { type DeliveryValues, type ErrandInput, NO_VALUES } from '~/placing/errand/errandValues'
import { toQuote } from '~/placing/carriedQuote'

/** A form that was not ordered yet. */
export interface DeliveryDraft {
  readonly values: DeliveryValues
  /** The attempt that was sent and not answered. */
  readonly attempt: Attempt<ErrandInput> | null
}

const EMPTY: DeliveryDraft = { values: NO_VALUES, attempt: null }

/** This account's last input; empty if nothing readable was stored. */
export function readDeliveryDraft(accountId: string, kind: DeliveryKind): DeliveryDraft {
  const kept = formDrafts.read(accountId, kind)
  if (!isRecord(kept) || !isRecord(kept['values'])) return EMPTY
  const { values, attempt } = kept
  return {
    values: withKnown(values),
    attempt: toAttempt<ErrandInput, Quote>(attempt, toQuote),
  }
}

export const keepDeliveryDraft = (accountId: string, kind: DeliveryKind, draft: DeliveryDraft): void =>
  formDrafts.keep(accountId, kind, draft)

/** An older version of Ozi may have stored other fields or types. */
function withKnown(kept: Record<string, unknown>): DeliveryValues {
  const known = Object.entries(NO_VALUES).map(([name, empty]: [string, unknown]) => {
    const value = kept[name]
    const fits = FITTING[name]?.(value) ?? typeof value === typeof empty
    return [name, fits ? value : empty]
  })
  return Object.fromEntries(known) as DeliveryValues
}

const isSize = (value: unknown): boolean => PARCEL_SIZES.some((size) => size === value)
const isMethod = (value: unknown): boolean => PAYMENT_METHODS.some((method) => method === value)
const isPayer = (value: unknown): boolean => PAYERS.some((payer) => payer === value)
const isWindow = (value: unknown): boolean =>
  isRecord(value) && typeof value['from'] === 'string' && typeof value['to'] === 'string'

/** Fields that are no texts. */
const FITTING: Readonly<Partial<Record<string, (value: unknown) => boolean>>> = {
  pickupLocation: isPlace,
  dropLocation: isPlace,
  parcelSize: isSize,
  pickupWindow: isWindow,
  paymentMethod: isMethod,
  payer: isPayer,
}
