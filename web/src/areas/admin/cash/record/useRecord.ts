import type { RemittanceInput, RiderCash } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api, type CallRefusal, client, refusalOf } from '~/api'
import { createAttempts } from './attempts'

type Outcome =
  | { readonly kind: 'recorded'; readonly rider: RiderCash }
  /** `mayBeCounted`: the change may be an amount that was sent from here. */
  | { readonly kind: 'changed'; readonly rider: RiderCash; readonly mayBeCounted: boolean }
  /** `isUnsure`: an amount may be recorded all the same. */
  | { readonly kind: 'failed'; readonly refusal: CallRefusal; readonly isUnsure: boolean }

/** They outlive the dialog, because whoever gets no answer may close it and open it again. */
const attempts = createAttempts()

/**
 * Records cash that a rider handed in. Sent again with the same content, as after a lost answer, it has the
 * same key and is recorded once. Never rejects.
 */
export function useRecord(riderId: string): (body: RemittanceInput) => Promise<Outcome> {
  const queries = useQueryClient()
  return async (body) => {
    try {
      const headers = { 'idempotency-key': attempts.keyOf(riderId, body) }
      const { data } = await client.cash.recordRemittance({ headers, params: { riderId }, body })
      attempts.recorded(riderId)
      return { kind: 'recorded', rider: data }
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal.current) {
        const mayBeCounted = attempts.changed(riderId, body)
        return { kind: 'changed', rider: refusal.current as RiderCash, mayBeCounted }
      }
      return { kind: 'failed', refusal, isUnsure: attempts.failed(riderId, body, refusal) }
    } finally {
      // After a refusal, too, because what is shown may be outdated.
      void queries.invalidateQueries({ queryKey: api.cash.key() })
    }
  }
}
