import type { Pause } from '@ozi/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, refusalOf } from '~/api'
import { notice } from '~/ui/notice/notice'
import { healthTexts as texts } from './texts'

const ASK_EVERY_MS = 30_000

/** How Ozi runs, and the jobs that failed; asked for again while the page is open. */
export function useHealth() {
  const health = useQuery({ ...api.operations.health.queryOptions(), refetchInterval: ASK_EVERY_MS })
  const failed = useQuery({ ...api.operations.failedJobs.queryOptions(), refetchInterval: ASK_EVERY_MS })
  const pause = useQuery(api.pauses.read.queryOptions())
  const error = health.error ?? failed.error ?? pause.error
  return {
    health: health.data?.data,
    failed: failed.data,
    pause: pause.data?.pause,
    isLoading: [health, failed, pause].some(({ data }) => data === undefined) && error === null,
    error,
    isFetching: [health, failed, pause].some(({ isFetching }) => isFetching),
    refetch: () => {
      void health.refetch()
      void failed.refetch()
      void pause.refetch()
    },
  }
}

/** Retries failed jobs: one, or all of a name. What is shown is asked for again, also after a refusal. */
export function useRetry() {
  const queries = useQueryClient()
  /** The id or the name that is being retried. */
  const [busy, setBusy] = useState<string | null>(null)

  async function run(key: string, name: string, send: () => Promise<{ retried: number }>): Promise<void> {
    setBusy(key)
    try {
      const { retried } = await send()
      void notice.success(texts.retriedTitle, texts.retried(name, retried))
    } catch (error) {
      void notice.error(texts.errorTitle, refusalOf(error).message)
    } finally {
      setBusy(null)
      void queries.invalidateQueries({ queryKey: api.operations.key() })
    }
  }

  return {
    busy,
    retryOne: (id: string, name: string) => run(id, name, () => client.operations.retryJob({ id })),
    retryAll: (name: string) => run(name, name, () => client.operations.retryJobs({ name })),
  }
}

/** Stops new orders and the clocks, and lets them go on. */
export function usePause() {
  const queries = useQueryClient()
  const show = (answer: { pause: Pause | null }) => queries.setQueryData(api.pauses.read.queryKey(), answer)
  return {
    begin: async (notice: string) => show(await client.pauses.begin({ notice })),
    end: async () => show(await client.pauses.end()),
  }
}
