import type { DeliveryKind } from '@ozi/contract'
import { useCallback, useState } from 'react'
import type { Attempt } from '~/placing/orderAttempt'
import { formDrafts } from '../shared/drafts/formDrafts'
import { type DeliveryDraft, keepDeliveryDraft, readDeliveryDraft } from './deliveryDraft'
import type { DeliveryValues, ErrandInput } from '~/placing/errand/errandValues'

export interface DraftStore {
  /** The draft as it was when the page was opened. */
  readonly found: DeliveryDraft
  readonly attempt: Attempt<ErrandInput> | null
  /** Written at once, because a phone may suspend the page at any moment. */
  readonly keep: (values: DeliveryValues, attempt: Attempt<ErrandInput> | null) => void
  /** The attempt failed for good; later input stays. */
  readonly dropAttempt: () => void
  readonly forget: () => void
}

/** The draft of this account's form in this browser, until it is ordered. */
export function useDeliveryDraft(accountId: string, kind: DeliveryKind): DraftStore {
  const [found] = useState(() => readDeliveryDraft(accountId, kind))
  const [attempt, setAttempt] = useState(found.attempt)
  const keep = useCallback(
    (values: DeliveryValues, next: Attempt<ErrandInput> | null) => {
      keepDeliveryDraft(accountId, kind, { values, attempt: next })
      setAttempt(next)
    },
    [accountId, kind],
  )
  const dropAttempt = useCallback(
    () => keep(readDeliveryDraft(accountId, kind).values, null),
    [accountId, kind, keep],
  )
  const forget = useCallback(() => formDrafts.forget(accountId, kind), [accountId, kind])
  return { found, attempt, keep, dropAttempt, forget }
}
