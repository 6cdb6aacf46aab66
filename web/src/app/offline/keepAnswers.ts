import type { QueryClient } from '@tanstack/react-query'
import { refusalOf } from '~/api'
import { store } from '~/browser/browserStorage'
import { readSession } from '~/session'
import { KEPT_ANSWERS_KEY } from '~/session/personalKeys'
import { forgetEnded } from './forgetEnded'
import {
  type AnswerStore,
  isKept,
  isPages,
  KEPT,
  type AnswerRecord,
  releaseOfPage,
  startsLike,
} from './answerStore'

/** Small enough to write within a frame. */
const MOST_CHARACTERS = 300_000
const WRITE_AFTER_MS = 250

/** Stores the answers that are there, and those that come. @returns stops storing */
export function keepAnswers(queries: QueryClient): () => void {
  const gone = new Set<string>()
  function write(): void {
    clearTimeout(timer)
    timer = undefined
    writeKept(answersOf(queries, gone))
  }
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(write, WRITE_AFTER_MS)
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

function answersOf(queries: QueryClient, gone: ReadonlySet<string>): readonly AnswerRecord[] {
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

function writeKept(answers: readonly AnswerRecord[]): void {
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

function textOf(accountId: string, answers: readonly AnswerRecord[]): string {
  const kept: AnswerStore = { accountId, release: releaseOfPage(), answers }
  return JSON.stringify(kept, forgetEnded(readSession().data?.role))
}

/** Only the first page of a list. */
const firstPage = (data: unknown): unknown =>
  isPages(data) ? { pages: data.pages.slice(0, 1), pageParams: [null] } : data
