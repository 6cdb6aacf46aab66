import type { RiderCash } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, client } from '~/api'
import { newKey } from '~/placing/attempt'

interface Body {
  readonly amount: number
  readonly note: string
  readonly version: number
}

/**
 * Records cash that a rider handed in. Sent again with the same content, as after a lost answer, it has the
 * same key and is recorded once.
 */
export function useRecord(riderId: string): (body: Body) => Promise<RiderCash> {
  const queries = useQueryClient()
  const attempt = useRef<{ readonly key: string; readonly content: string } | null>(null)
  return async (body) => {
    const content = JSON.stringify(body)
    if (attempt.current?.content !== content) attempt.current = { key: newKey(), content }
    try {
      const headers = { 'idempotency-key': attempt.current.key }
      return (await client.cash.recordRemittance({ headers, params: { riderId }, body })).data
    } finally {
      // After a refusal, too, because what is shown may be outdated.
      void queries.invalidateQueries({ queryKey: api.cash.key() })
    }
  }
}
