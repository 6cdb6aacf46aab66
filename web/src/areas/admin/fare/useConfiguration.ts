import type { PricingConfiguration } from '@ozi/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { api } from '~/api'

/** The longest delay that timers support. */
const LONGEST_TIMER_MS = 2 ** 31 - 1
/** Extra time, so that the surge has ended at the server, too. */
const AFTER_END_MS = 500

/** The tariff in force, null until an administrator has created one; refetched when its surge ends by itself. */
export function useConfiguration() {
  const query = useQuery(api.tariffs.readConfiguration.queryOptions())
  const { data, refetch } = query
  const endsAt = data?.data?.surgeEndsAt
  useEffect(() => {
    if (endsAt === undefined) return
    const wait = Math.max(0, Date.parse(endsAt) - Date.now()) + AFTER_END_MS
    if (wait > LONGEST_TIMER_MS) return
    const timer = setTimeout(() => void refetch(), wait)
    return () => clearTimeout(timer)
  }, [endsAt, refetch])
  return query
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
