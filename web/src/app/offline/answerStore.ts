import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { api } from '~/api'
import { forget, readStored } from '~/browser/browserStorage'
import { readSession } from '~/session'
import { KEPT_ANSWERS_KEY } from '~/session/personalKeys'

const IN_MEMORY_MS = 24 * 3_600_000

export interface AnswerRecord {
  readonly queryKey: QueryKey
  readonly data: unknown
  readonly at: number
}

/** As it is stored, in JSON. */
export interface AnswerStore {
  readonly accountId: string
  /** Another release may expect answers of another shape. */
  readonly release: string
  readonly answers: readonly AnswerRecord[]
}

/**
 * The only calls whose answers are stored, with how many of each: orders and conversations, more than people look at on the
 * way, and what a rider needs there. If all is too much, the last are left out.
 */
export const KEPT: readonly (readonly [QueryKey, number])[] = [
  [api.orders.listOwn.key(), 3],
  [api.orders.listOfRider.key(), 3],
  [api.orders.read.key(), 20],
  [api.cash.ofRider.key(), 2],
  [api.riderTracking.read.key(), 1],
  [api.orders.workOfRider.key(), 1],
  [api.chat.listOwn.key(), 1],
  [api.chat.read.key(), 3],
  [api.chat.messages.key(), 3],
]

/**
 * Fills the query cache with this account's last answers where it has none; those of another account or release are
 * deleted.
 */
export function restoreAnswers(queries: QueryClient): QueryClient {
  for (const [queryKey] of KEPT) queries.setQueryDefaults(queryKey, { gcTime: IN_MEMORY_MS })
  for (const { queryKey, data, at } of readRecords()) {
    if (queries.getQueryData(queryKey) !== undefined) continue
    queries.setQueryData(queryKey, asShown(data), { updatedAt: at })
    // Events may have been missed since, so they are shown but refetched at once.
    void queries.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  }
  return queries
}

export const forgetAnswers = (): void => forget(KEPT_ANSWERS_KEY)

export const startsLike = (key: QueryKey, like: QueryKey) =>
  JSON.stringify(key[0]) === JSON.stringify(like[0])

export const isKept = ({ queryKey }: Query) => KEPT.some(([like]) => startsLike(queryKey, like))

function readRecords(): readonly AnswerRecord[] {
  const text = readStored(KEPT_ANSWERS_KEY)
  if (text === null) return []
  const kept = parse(text)
  if (kept && kept.accountId === readSession().data?._id && kept.release === releaseOfPage())
    return kept.answers
  forgetAnswers()
  return []
}

function parse(text: string): AnswerStore | null {
  try {
    const kept = JSON.parse(text) as Partial<AnswerStore> | null
    return kept && typeof kept.accountId === 'string' && Array.isArray(kept.answers)
      ? (kept as AnswerStore)
      : null
  } catch {
    return null
  }
}

interface Pages {
  readonly pages: readonly unknown[]
  readonly pageParams: readonly unknown[]
}

export const isPages = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data

/** The first page's parameter is undefined, which JSON cannot represent. */
const asShown = (data: unknown): unknown => (isPages(data) ? { ...data, pageParams: [undefined] } : data)

/** The router's version of the build that served this page. */
export function releaseOfPage(): string {
  if (typeof window === 'undefined') return ''
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: { version?: string } }
  return manifest?.version ?? ''
}
