import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { ADMIN } from '../../e2e/helpers/ozi.ts'
import { quantile } from '../helpers/figures.ts'
import { BODIES } from './bodies.ts'
import { CALLS, isSearch } from './calls.ts'
import type { Names } from './names.ts'
import { type UnmeasuredCall, STEPS } from './steps.ts'

const ROUNDS = 40
/** The number of the first warm-up round, which is not counted. */
const WARMING = -2
const TARGET = { p95Ms: 150, growth: 2 }

/** A seeded city, and an administrator signed in to it. */
export interface SignedInCity {
  readonly api: string
  readonly token: string
  readonly names: Names
}

/**
 * Makes each call alternately in both cities, and prints one table per page. The limit on growth applies to
 * the ratio of the medians: on a busy machine, the ratio of two 95th percentiles is mostly chance, so it is
 * only shown.
 * @param wanted names of pages, or parts of calls, to choose among the calls; by default all are made
 */
export async function compare(
  small: SignedInCity,
  large: SignedInCity,
  wanted: readonly string[] = [],
): Promise<void> {
  const misses: string[] = []
  const noted: string[] = []
  console.log(`load ${loadOf()}`)
  for (const [page, calls] of Object.entries(CALLS)) {
    const table: Record<string, object> = {}
    const chosen = calls.filter(
      (call) => wanted.length === 0 || wanted.some((word) => page === word || call.includes(word)),
    )
    for (const call of chosen) {
      const { row, missed, beside } = await compareCall(call, small, large)
      table[call] = row
      misses.push(...missed.map((what) => `${call}: ${what}`))
      noted.push(...beside.map((what) => `${call}: ${what}`))
    }
    if (chosen.length === 0) continue
    console.log(`\n${page}`)
    console.table(table)
  }
  console.log(
    `\n${ROUNDS} rounds, load ${loadOf()}; p95 at most ${TARGET.p95Ms} ms, growth at most ` +
      `${TARGET.growth} unless it is a search: ${misses.length === 0 ? 'all held' : `missed by\n  ${misses.join('\n  ')}`}`,
  )
  if (noted.length > 0) console.log(`not held to them, and beyond:\n  ${noted.join('\n  ')}`)
}

const loadOf = () => loadavg()[0]?.toFixed(1) ?? ''

async function compareCall(call: string, small: SignedInCity, large: SignedInCity) {
  const few: number[] = []
  const many: number[] = []
  let first = NaN
  // The first two rounds warm both up and are not counted. The very first is shown separately: a list above
  // the counting limit is counted again only once a minute.
  for (let round = WARMING; round < ROUNDS; round += 1) {
    const [ofSmall, ofLarge] = [await measureCall(small, call, round), await measureCall(large, call, round)]
    if (round === WARMING) first = ofLarge
    if (round < 0) continue
    few.push(ofSmall)
    many.push(ofLarge)
  }
  const growth = quantile(many, 0.5) / quantile(few, 0.5)
  const p95 = quantile(many, 0.95)
  const growsMore = growth > TARGET.growth && !isSearch(call)
  const inMs = (milliseconds: number) => Number(milliseconds.toFixed(1))
  return {
    row: {
      'small p50': inMs(quantile(few, 0.5)),
      'small p95': inMs(quantile(few, 0.95)),
      'large first': inMs(first),
      'large p50': inMs(quantile(many, 0.5)),
      'large p95': inMs(p95),
      growth: Number(growth.toFixed(2)),
      'growth of p95': Number((p95 / quantile(few, 0.95)).toFixed(2)),
    },
    missed: [
      ...(p95 > TARGET.p95Ms ? [`p95 ${p95.toFixed(0)} ms`] : []),
      ...(growsMore ? [`growth ${growth.toFixed(2)}`] : []),
    ],
    beside: first > TARGET.p95Ms ? [`the first answer ${first.toFixed(0)} ms`] : [],
  }
}

/** @returns the milliseconds until all of the answer has arrived */
async function measureCall(
  { api, token, names }: SignedInCity,
  call: string,
  round: number,
): Promise<number> {
  const [path = '', method = 'GET'] = call.split(' ').toReversed()
  const { before, after } = STEPS[call] ?? {}
  const unmeasured: UnmeasuredCall = async <Answer>(...asked: Parameters<UnmeasuredCall>) =>
    JSON.parse((await send(api, token, ...asked)).text) as Answer
  const made = await before?.(unmeasured, names)
  const known: Names = { ...names, ...made?.names }
  const named = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(known[name] ?? ''))
  const posted = BODIES[path]?.(round)
  const body = made?.body ?? (posted && (JSON.parse(named(JSON.stringify(posted))) as object))
  const { tookMs, text } = await send(api, token, method, named(path), body)
  await after?.(unmeasured, text)
  return tookMs
}

async function send(
  api: string,
  token: string,
  method: string,
  path: string,
  body?: object,
): Promise<{ tookMs: number; text: string }> {
  const posted = body ? { body: JSON.stringify(body) } : {}
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body ? { 'content-type': 'application/json' } : {}),
    'idempotency-key': randomUUID(),
  }
  const started = performance.now()
  const response = await fetch(api + path, { method, headers, ...posted })
  const text = await response.text()
  const tookMs = performance.now() - started
  if (response.status === 403 && text.includes('REAUTHENTICATE')) {
    // Seeding and measuring take longer than a proof is valid.
    await send(api, token, 'POST', '/user/reauthenticate', { password: ADMIN.password })
    return send(api, token, method, path, body)
  }
  if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${text}`)
  return { tookMs, text }
}
