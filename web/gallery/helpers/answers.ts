import type { AnyContractProcedure, AnySchema, InferContractRouterOutputs } from '@orpc/contract'
import { API_ROOT, REFUSALS } from '@ozi/contract'
import { nudge, frames } from './shifts'

/** The answer of a call, instead of the server's. */
export interface Answer {
  readonly call: AnyContractProcedure
  /** null: the call is never answered. */
  readonly respond: ((request: Request) => Response) | null
}

/** A call's answer: it fits the contract's shape, by its type and by its schema. */
export function answer<Call extends AnyContractProcedure>(
  call: Call,
  output: InferContractRouterOutputs<Call>,
): Answer {
  const { outputSchema, route } = call['~orpc']
  expectFits(call, outputSchema, output)
  return { call, respond: () => Response.json(output, { status: route.successStatus ?? 200 }) }
}

function expectFits(call: AnyContractProcedure, schema: AnySchema, value: unknown): void {
  const checked = schema?.['~standard'].validate(value)
  if (checked && 'issues' in checked && checked.issues) {
    throw new Error(`not an answer of ${String(call['~orpc'].route.path)}: ${JSON.stringify(checked.issues)}`)
  }
}

export const held = (call: AnyContractProcedure): Answer => ({ call, respond: null })

export const FAILED = 'Something went wrong'
/** A fault of the server. */
export const failed = (call: AnyContractProcedure): Answer => ({
  call,
  respond: () => Response.json({ code: 'INTERNAL', message: FAILED }, { status: 500 }),
})

/** A refusal by its code; the one for too many requests if none is given. Pages do not retry it by themselves. */
export const refused = (
  call: AnyContractProcedure,
  code: keyof typeof REFUSALS = 'RATE_LIMITED',
  data?: object,
  message: string = REFUSALS[code].message,
): Answer => {
  const { status } = REFUSALS[code]
  expectFits(call, call['~orpc'].errorMap[code]?.data, data)
  return { call, respond: () => Response.json({ code, message, data }, { status }) }
}

/** An answer that no server of ours gives. */
export const broken = (
  call: AnyContractProcedure,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Answer => ({
  call,
  respond: () => Response.json(body, { headers }),
})

let answers: readonly Answer[] = []
let unanswered: string[] = []
let waiting: { readonly asked: string; readonly go: () => void; readonly fail: () => void }[] = []
let isOnline = true

export type Turn = 'first' | 'last'
interface Queued {
  readonly generation: number
  readonly go: () => void
}
let turn: Turn | null = null
let queue: Queued[] = []
let generation = 0
let isAnswering = false

/**
 * Until it is null, calls are answered one at a time, each in a frame of its own: of those asked together the first
 * one first, or the last one. What an answer makes the page ask is answered before the rest. So with both, each of two
 * calls is once answered before the other.
 */
export const answerInTurn = (next: Turn | null) => void (turn = next)

/** Until each call had its turn. */
export async function allAnswered(): Promise<void> {
  do await frames()
  while (isAnswering)
}

const itsTurn = () =>
  new Promise<void>((go) => {
    queue.push({ generation, go })
    void answerNext()
  })

async function answerNext(): Promise<void> {
  if (isAnswering) return
  isAnswering = true
  for (let isOdd = true; queue.length > 0; isOdd = !isOdd) {
    nudge(isOdd)
    await frames(1)
    const newest = Math.max(...queue.map((each) => each.generation))
    const isNewest = (each: Queued) => each.generation === newest
    const next = turn === 'last' ? queue.findLast(isNewest) : queue.find(isNewest)
    queue = queue.filter((each) => each !== next)
    generation += 1
    next?.go()
    await frames()
  }
  nudge(false)
  isAnswering = false
}

/** From now on calls get these answers; of several for one call the last. What is held from before fails. */
export function answerWith(next: readonly Answer[]): void {
  const those = waiting
  answers = next
  waiting = []
  queue = []
  unanswered = []
  for (const { fail } of those) fail()
}

/** Replaces the answers of some calls. Requests that were held are answered now. */
export function change(...next: readonly Answer[]): void {
  answers = [...answers, ...next]
  const those = waiting
  waiting = []
  for (const { go } of those) go()
}

/** Nothing is answered from now on: what is held fails. */
export async function hangUp(): Promise<void> {
  answerWith([])
  await frames()
}

/** Whether a page waits for this call's answer. */
export const isHeld = (call: AnyContractProcedure) => waiting.some(({ asked }) => patternOf(call).test(asked))

/** Calls that no answer was given for, since the last time. */
export function takeUnanswered(): readonly string[] {
  const those = unanswered
  unanswered = []
  return those
}

/** Cuts the network off, or connects it again. */
export function setOnline(next: boolean): void {
  isOnline = next
  window.dispatchEvent(new Event(next ? 'online' : 'offline'))
}

const patterns = new WeakMap<AnyContractProcedure, RegExp>()
function patternOf(call: AnyContractProcedure): RegExp {
  const { method = 'POST', path = '' } = call['~orpc'].route
  const pattern = patterns.get(call) ?? new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  patterns.set(call, pattern)
  return pattern
}

async function respond(request: Request, asked: string): Promise<Response> {
  if (turn) await itsTurn()
  if (!isOnline) throw new TypeError('Failed to fetch')
  const found = answers.findLast(({ call }) => patternOf(call).test(asked))
  if (found?.respond) return found.respond(request)
  if (!found) {
    unanswered.push(asked)
    return Response.json({ code: 'NOT_FOUND', message: `no answer for ${asked}` }, { status: 404 })
  }
  await new Promise<void>((resolve, reject) => {
    waiting.push({ asked, go: resolve, fail: () => reject(new TypeError('Failed to fetch')) })
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error))
  })
  return respond(request, asked)
}

const { fetch: truly } = window
window.fetch = (input, init) => {
  const request = new Request(input, init)
  const { pathname } = new URL(request.url)
  if (!pathname.startsWith(API_ROOT)) return truly(input, init)
  return respond(request, `${request.method} ${pathname.slice(API_ROOT.length)}`)
}
Object.defineProperty(navigator, 'onLine', { get: () => isOnline })
