import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { orderByApi, type Errand } from '../../e2e/helpers/errands.ts'

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
  readonly #token: string
  readonly #errand: Errand
  readonly #phases: Phase[] = []
  #running: Promise<unknown> = Promise.resolve()
  #isOn = false
  #endedAt = 0

  constructor(url: string, token: string, errand: Errand) {
    this.#url = url
    this.#token = token
    this.#errand = errand
  }

  start(clients: number): void {
    this.#isOn = true
    this.begin('quiet')
    this.#running = Promise.all(Array.from({ length: clients }, () => this.#order()))
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
      const moments = [startedAt, ...acknowledgedAt, endedAt].toSorted((a, b) => a - b)
      const pauses = moments.slice(1).map((at, before) => at - (moments[before] ?? at))
      return {
        ...{ name, slowestMs, acknowledged: acknowledgedAt.length },
        seconds: (endedAt - startedAt) / 1000,
        longestPauseMs: Math.max(...pauses),
      }
    })
  }

  async #order(): Promise<void> {
    while (this.#isOn) {
      const key = randomUUID()
      const startedAt = performance.now()
      while (!(await this.#isAcknowledged(key))) await sleep(REPEAT_MS)
      const now = performance.now()
      const phase = this.#phases.at(-1)
      phase?.acknowledgedAt.push(now)
      if (phase) phase.slowestMs = Math.max(phase.slowestMs, now - startedAt)
      this.acknowledged.add(key)
    }
  }

  async #isAcknowledged(key: string): Promise<boolean> {
    const status = (await orderByApi(this.#url, this.#token, this.#errand, key))?.status ?? 0
    if (status === 201) return true
    this.refusals.set(status, (this.refusals.get(status) ?? 0) + 1)
    return false
  }
}
