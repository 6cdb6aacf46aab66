import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { orderByApi, type Errand } from '../../e2e/helpers/errands.ts'
import { longestGapMs } from './acknowledged.ts'

const REPEAT_MS = 100

interface Phase {
  readonly name: string
  readonly startedAt: number
  readonly acknowledgedAt: number[]
  slowestMs: number
}

/** Customers who order one after the other, and repeat with the same key until an order is acknowledged. */
export class OrderStream {
  /** The keys of acknowledged orders; an order's parcel is described by its key. */
  readonly acknowledged = new Set<string>()
  /** How often each other answer came, by its status; 0 for a cut connection. */
  readonly refusals = new Map<number, number>()
  readonly #url: string
  readonly #tokens: readonly string[]
  readonly #errand: Errand
  readonly #phases: Phase[] = []
  #running: Promise<unknown> = Promise.resolve()
  #isOn = false
  #endedAt = 0

  /** @param tokens whose orders they are, in turn */
  constructor(url: string, tokens: readonly string[], errand: Errand) {
    this.#url = url
    this.#tokens = tokens
    this.#errand = errand
  }

  start(clients: number): void {
    this.#isOn = true
    this.begin('quiet')
    this.#running = Promise.all(Array.from({ length: clients }, (_, at) => this.#order(at)))
  }

  /** Resolves once so many orders are acknowledged. */
  async until(count: number): Promise<void> {
    while (this.acknowledged.size < count) await sleep(20)
  }

  begin(name: string): void {
    this.#phases.push({ name, startedAt: performance.now(), acknowledgedAt: [], slowestMs: 0 })
  }

  async stop(): Promise<void> {
    this.#isOn = false
    this.#endedAt = performance.now()
    await this.#running
  }

  phases() {
    return this.#phases.map(({ name, startedAt, acknowledgedAt, slowestMs }, index) => {
      const endedAt = this.#phases[index + 1]?.startedAt ?? this.#endedAt
      return {
        ...{ name, slowestMs, acknowledged: acknowledgedAt.length },
        seconds: (endedAt - startedAt) / 1000,
        longestPauseMs: longestGapMs([startedAt, ...acknowledgedAt, endedAt]),
      }
    })
  }

  async #order(client: number): Promise<void> {
    const token = this.#tokens[client % this.#tokens.length] ?? ''
    while (this.#isOn) {
      const key = randomUUID()
      const startedAt = performance.now()
      while (!(await this.#isAcknowledged(token, key))) await sleep(REPEAT_MS)
      const now = performance.now()
      const phase = this.#phases.at(-1)
      phase?.acknowledgedAt.push(now)
      if (phase) phase.slowestMs = Math.max(phase.slowestMs, now - startedAt)
      this.acknowledged.add(key)
    }
  }

  async #isAcknowledged(token: string, key: string): Promise<boolean> {
    const status = (await orderByApi(this.#url, token, this.#errand, key))?.status ?? 0
    if (status === 201) return true
    this.refusals.set(status, (this.refusals.get(status) ?? 0) + 1)
    return false
  }
}
