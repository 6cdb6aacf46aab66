import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readSession, watchSession } from '~/session'
import { forgetAnswers, keepAnswers } from './keptAnswers'

/**
 * Keeps the last seen orders while a customer's pages are open; with whoever signs out, or gives way to another,
 * everything they were shown leaves this browser.
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
