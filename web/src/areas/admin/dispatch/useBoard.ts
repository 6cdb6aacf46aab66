import { DISPATCH_BOARD, type DispatchGroup, type RiderPosition } from '@ozi/contract'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { api, client } from '~/api'
import { useStore } from '~/browser/useStore'
import { watchClock } from '~/browser/watchClock'
import { refetchAfterEvent, refetchIfFetching } from '~/live/refetch'
import { openSocket, emit } from '~/live/socket'
import { createBatcher } from '~/live/batcher'
import {
  type DispatchBoard,
  type BoardLine,
  countLines,
  lineOf,
  sortLines,
  withNews,
  withPositions,
} from './dispatchBoard'

/** Events within this time share one request. */
const BATCH_MS = 500
const MINUTE_MS = 60_000
/** How often the minute is looked at. */
const TICK_MS = 5_000

const boardKey = () => api.dispatch.board.queryKey({ input: {} })

/** How far the server's clock is ahead of this device's, which may be wrong. */
export function serverAheadMs(queries: QueryClient): number {
  const state = queries.getQueryState<DispatchBoard>(boardKey())
  return state?.data ? Date.parse(state.data.at) - state.dataUpdatedAt : 0
}

export interface BoardState {
  /** Null until the first answer. */
  readonly lines: readonly BoardLine[] | null
  readonly counts: Readonly<Record<DispatchGroup, number>>
  /** Whether events come; while they do not, the board is fetched again and again. */
  readonly isLive: boolean
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** The board: kept up to date by events, and by the minute. */
export function useBoard(): BoardState {
  const isLive = useBoardEvents()
  const query = useQuery(api.dispatch.board.queryOptions({ input: {} }))
  const { data } = query
  const minute = useMinute()
  // A line is made once for each row and minute, so that an event draws only the rows that it changes.
  const known = useMemo(() => ({ minute, lines: new WeakMap<object, BoardLine>() }), [minute])
  const rows = data?.rows
  const lines = useMemo(() => {
    if (!rows) return null
    const nowMs = known.minute * MINUTE_MS
    return sortLines(
      rows.map((row) => {
        const line = known.lines.get(row) ?? lineOf(row, nowMs)
        known.lines.set(row, line)
        return line
      }),
      nowMs,
    )
  }, [rows, known])
  const done = data?.counts.done ?? 0
  return {
    lines,
    counts: useMemo(() => countLines(lines ?? [], done), [lines, done]),
    isLive: isLive !== false,
    error: query.error,
    isFetching: query.isFetching,
    refetch: query.refetch,
  }
}

/** The server's minute, counted from 1970. */
function useMinute(): number {
  const queries = useQueryClient()
  const read = () => Math.floor((Date.now() + serverAheadMs(queries)) / MINUTE_MS)
  return useStore({ read, rendered: read, watch: watchTicks })
}

const watchTicks = watchClock(TICK_MS)

/** Fetches rows that changed, and moves riders. @returns whether events come; null before the first connection */
function useBoardEvents(): boolean | null {
  const queries = useQueryClient()
  const [isLive, setLive] = useState<boolean | null>(null)
  useEffect(() => {
    const queryKey = boardKey()
    const changed = new Set<string>()
    const moved = new Map<string, RiderPosition | undefined>()
    let isAsking = false
    const askWhole = () => refetchAfterEvent(queries, { queryKey })
    const write = (to: (board: DispatchBoard) => DispatchBoard) =>
      queries.setQueryData<DispatchBoard>(queryKey, (board) => board && to(board))

    const rows = createBatcher(BATCH_MS, () => {
      // Answers that overtake each other would bring back what has changed.
      if (isAsking) return rows.schedule()
      void askRows()
    })
    async function askRows() {
      const orders = [...changed]
      changed.clear()
      if (orders.length > DISPATCH_BOARD.idsMax) return askWhole()
      isAsking = true
      try {
        const news = await client.dispatch.board({ orders })
        write((board) => withNews(board, orders, news))
        // A whole answer that is on its way may be older than these rows.
        refetchIfFetching(queries, { queryKey })
      } catch {
        askWhole()
      } finally {
        isAsking = false
      }
    }
    const positions = createBatcher(BATCH_MS, () => {
      const now = new Map(moved)
      moved.clear()
      // Ages count from when the server answered, not from when a rider moved.
      const updatedAt = queries.getQueryState(queryKey)?.dataUpdatedAt ?? Date.now()
      queries.setQueryData<DispatchBoard>(queryKey, (board) => board && withPositions(board, now), {
        updatedAt,
      })
    })

    const watch = (isWatching: boolean) =>
      void emit('watch_riders', { isWatching }).catch(() => {
        // Without them the riders stay where they were last seen.
      })
    const close = openSocket({
      events: {
        dispatch_updated: ({ orderIds }) => {
          for (const id of orderIds) changed.add(id)
          rows.schedule()
        },
        rider_moved: ({ orderId, position }) => {
          moved.set(orderId, position)
          positions.schedule()
        },
      },
      connected: () => {
        setLive(true)
        watch(true)
        // Events before the connection were missed.
        askWhole()
      },
      disconnected: () => setLive(false),
      poll: askWhole,
    })
    return () => {
      watch(false)
      rows.stop()
      positions.stop()
      close()
    }
  }, [queries])
  return isLive
}
