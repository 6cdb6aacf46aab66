import { type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { api, refusalOf } from '~/api'
import { forget, readStored, store } from '~/browser/browserStorage'
import { readSession } from '~/session'
import { KEPT_ANSWERS_KEY } from '~/session/personalKeys'

/** Small enough to write within a frame. */
const MOST_CHARACTERS = 300_000
const WRITE_AFTER_MS = 250
const IN_MEMORY_MS = 24 * 3_600_000

interface KeptAnswer {
  readonly queryKey: QueryKey
  readonly data: unknown
  readonly at: number
}

interface AnswerStore {
  readonly accountId: string
  /** Another release may expect answers of another shape. */
  readonly release: string
  readonly answers: readonly KeptAnswer[]
}

/**
 * The only calls whose answers are stored, with how many of each: orders and conversations, more than people look at on the
 * way, and what a rider needs there. If all is too much, the last are left out.
 */
const KEPT: readonly (readonly [QueryKey, number])[] = [
  [api.orders.listOwn.key(), 3],
  [api.orders.listOfRider.key(), 3],
  [api.orders.read.key(), 20],
  [api.cash.ofRider.key(), 2],
  [api.following.read.key(), 1],
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
  for (const { queryKey, data, at } of readKept()) {
    if (queries.getQueryData(queryKey) !== undefined) continue
    queries.setQueryData(queryKey, asShown(data), { updatedAt: at })
    // Events may have been missed since, so they are shown but refetched at once.
    void queries.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  }
  return queries
}

/** Stores answers from now on. @returns stops storing */
export function keepAnswers(queries: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const gone = new Set<string>()
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    writeKept(answersOf(queries, gone))
  }
  const stopWatching = queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || !isKept(event.query)) return
    const { action } = event
    if (action.type === 'error' && refusalOf(action.error).code === 'NOT_FOUND')
      gone.add(event.query.queryHash)
    else if (action.type !== 'success') return
    timer ??= setTimeout(write, WRITE_AFTER_MS)
  })
  // A hidden page may be killed at any moment.
  const writeNow = () => timer !== undefined && write()
  document.addEventListener('visibilitychange', writeNow)
  return () => {
    clearTimeout(timer)
    stopWatching()
    document.removeEventListener('visibilitychange', writeNow)
  }
}

export const forgetAnswers = (): void => forget(KEPT_ANSWERS_KEY)

const startsLike = (key: QueryKey, like: QueryKey) => JSON.stringify(key[0]) === JSON.stringify(like[0])

const isKept = ({ queryKey }: Query) => KEPT.some(([like]) => startsLike(queryKey, like))

function answersOf(queries: QueryClient, gone: ReadonlySet<string>): readonly KeptAnswer[] {
  const all = queries
    .getQueryCache()
    .getAll()
    .filter((query) => isKept(query) && query.state.data !== undefined && !gone.has(query.queryHash))
    .map(({ queryKey, state }) => ({ queryKey, data: firstPage(state.data), at: state.dataUpdatedAt }))
    .sort((a, b) => b.at - a.at)
  return KEPT.flatMap(([like, most]) =>
    all.filter(({ queryKey }) => startsLike(queryKey, like)).slice(0, most),
  )
}

function writeKept(answers: readonly KeptAnswer[]): void {
  const accountId = readSession().data?._id
  // Logged out meanwhile, perhaps in another tab.
  if (accountId === undefined) return
  let left = answers
  let text = textOf(accountId, left)
  while (text.length > MOST_CHARACTERS && left.length > 0) {
    left = left.slice(0, -1)
    text = textOf(accountId, left)
  }
  store(KEPT_ANSWERS_KEY, text)
}

function textOf(accountId: string, answers: readonly KeptAnswer[]): string {
  const kept: AnswerStore = { accountId, release: releaseOfPage(), answers }
  return JSON.stringify(kept)
}

function readKept(): readonly KeptAnswer[] {
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

const isPages = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data

/** Only the first page of a list. */
const firstPage = (data: unknown): unknown =>
  isPages(data) ? { pages: data.pages.slice(0, 1), pageParams: [null] } : data

/** The first page's parameter is undefined, which JSON cannot represent. */
const asShown = (data: unknown): unknown => (isPages(data) ? { ...data, pageParams: [undefined] } : data)

/** The router's version of the build that served this page. */
function releaseOfPage(): string {
  if (typeof window === 'undefined') return ''
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: { version?: string } }
  return manifest?.version ?? ''
}
