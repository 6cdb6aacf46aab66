import type { Log } from '../log.ts'
import { createThrottledLog } from '../throttled-log.ts'
import type { Sql } from './pool.ts'

/** A statement that takes longer is logged; waiting for a connection counts. */
const SLOW_MS = 500
/** A statement that is always slow is logged once in this time. */
const REPEAT_AFTER_MS = 60_000
/** Enough to know the statement again. */
const WORDS_LENGTH = 120
/** The function of a store, in a stack. */
const PLACE = /at (?:async )?(\S+) \(\S*\/server\/src\/(\S+?\.store\.ts):/

/** Logs slow statements by their function and first words, never with values. */
export function logSlowQueries(
  { hooks }: Pick<Sql, 'hooks'>,
  { log, slowMs = SLOW_MS }: { readonly log: Log; readonly slowMs?: number },
): void {
  const logThrottled = createThrottledLog(log)
  hooks.add(({ text, stack, startedAt }) => {
    const ms = Math.round(performance.now() - startedAt)
    if (ms < slowMs) return
    const [, name = '', file = ''] = PLACE.exec(stack) ?? []
    const said = {
      store: `${file} ${name}`.trim() || undefined,
      statement: wordsOf(text).slice(0, WORDS_LENGTH),
    }
    logThrottled('a statement was slow', {
      level: 'warn',
      key: JSON.stringify(said),
      everyMs: REPEAT_AFTER_MS,
      fields: { ms, ...said },
    })
  })
}

const wordsOf = (text: string): string =>
  text
    .replaceAll(/'[^']*'/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim()
