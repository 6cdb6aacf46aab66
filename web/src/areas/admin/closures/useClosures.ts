import type { ClosureState } from '@ozi/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, client, refusalOf } from '~/api'
import { byPage, usePagedList } from '~/live/usePagedList'
import { notice } from '~/ui/notice/notice'
import { toast } from '~/ui/notice/toast'
import { closuresTexts as texts } from './texts'

/** Closures, newest first. */
export const useClosures = (state: ClosureState | undefined) =>
  usePagedList(api.closures.list.infiniteOptions(byPage({ state })), 'closures')

/** The longest time that a timer can wait for. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/** The roads closed now, for the map; also brings all lists up to date when a closure ends by itself. */
export function useClosedNow() {
  const queries = useQueryClient()
  const { data, isPending } = useQuery(
    api.closures.list.queryOptions({ input: { state: 'inForce', limit: 200 } }),
  )
  const ends = data?.closures.flatMap(({ endsAt }) => (endsAt === null ? [] : [Date.parse(endsAt)])) ?? []
  const nextEndMs = ends.length === 0 ? null : Math.min(...ends)
  useEffect(() => {
    if (nextEndMs === null) return
    const waitMs = Math.min(Math.max(nextEndMs - Date.now(), 0) + 1_000, LONGEST_WAIT_MS)
    const timer = setTimeout(() => void queries.invalidateQueries({ queryKey: api.closures.key() }), waitMs)
    return () => clearTimeout(timer)
  }, [nextEndMs, queries, data])
  return {
    lines: data?.closures.flatMap(({ lines }) => lines),
    areFollowed: data?.areFollowed ?? true,
    isKnown: !isPending,
  }
}

/** Opens the roads of a closure again. */
export function useReopening(onDone: () => void) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  async function reopen(id: string): Promise<void> {
    setBusy(true)
    try {
      await client.closures.end({ id })
      onDone()
      toast.success(texts.reopened)
    } catch (error) {
      void notice.error(texts.failed, refusalOf(error).message)
    } finally {
      setBusy(false)
      void queries.invalidateQueries({ queryKey: api.closures.key() })
    }
  }
  return { reopen, isBusy }
}
