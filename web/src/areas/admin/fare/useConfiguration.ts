import type { PricingConfiguration } from '@ozi/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { api } from '~/api'
import { loadFailure } from '../shared/loadFailure'

/** The longest delay that timers support. */
const LONGEST_TIMER_MS = 2 ** 31 - 1
/** Extra time, so that the surge has ended at the server, too. */
const AFTER_END_MS = 500

interface Configuration {
  /** undefined until known; null until an administrator has created one. */
  readonly configuration: PricingConfiguration | null | undefined
  readonly failure: string | null
  readonly isRetrying: boolean
  readonly retry: () => void
}

/** The tariff in force; refetched when its surge ends by itself. */
export function useConfiguration(): Configuration {
  const { data, error, isError, isFetching, refetch } = useQuery(api.tariffs.readConfiguration.queryOptions())
  const endsAt = data?.data?.surgeEndsAt
  useEffect(() => {
    if (endsAt === undefined) return
    const wait = Math.max(0, Date.parse(endsAt) - Date.now()) + AFTER_END_MS
    if (wait > LONGEST_TIMER_MS) return
    const timer = setTimeout(() => void refetch(), wait)
    return () => clearTimeout(timer)
  }, [endsAt, refetch])
  return {
    configuration: data?.data,
    failure: error && loadFailure(error),
    isRetrying: isError && isFetching,
    retry: () => void refetch(),
  }
}

/** Caches the configuration that a change returned, and refetches the history, which has one more version. */
export function useKeepConfiguration(): (configuration: PricingConfiguration) => void {
  const queries = useQueryClient()
  return useCallback(
    (data: PricingConfiguration) => {
      queries.setQueryData(api.tariffs.readConfiguration.queryKey(), { data })
      void queries.invalidateQueries({ queryKey: api.tariffs.history.key() })
    },
    [queries],
  )
}
