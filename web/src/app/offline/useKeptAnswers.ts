import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readSession, watchSession } from '~/session'
import { forgetAnswers, keepAnswers } from './keptAnswers'

/**
 * Stores the last seen orders and conversations while a customer's pages are open. When the user signs out or
 * another signs in, clears all cached data from this browser.
 */
export function useKeptAnswers(queries: QueryClient, isCustomers: boolean): void {
  useEffect(() => (isCustomers ? keepAnswers(queries) : undefined), [queries, isCustomers])

  useEffect(() => {
    let whose = readSession().data?._id
    return watchSession(() => {
      const now = readSession().data?._id
      if (now === whose) return
      whose = now
      queries.clear()
      forgetAnswers()
    })
  }, [queries])
}
