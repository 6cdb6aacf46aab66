import { readdirSync, readFileSync } from 'node:fs'

/** What /proc says of a process; times in seconds. */
interface Times {
  parent: number
  /** Two processes with the same id differ in it. */
  startedAt: string
  own: number
  /** Of the children that it has waited for, with theirs. */
  reaped: number
}

interface Process extends Times {
  step: string
}

/** The kernel's clock, in ticks a second: the same on every Linux that Node runs on. */
const TICKS = 100
const VARIABLE = 'OZI_TEST_STEP'

/**
 * The CPU time, user and system, of the processes below this one, by step. Only Linux tells it: elsewhere it is 0.
 *
 * The time of a process that ended is known to the parent that waited for it. If the parent ended first, nobody
 * knows it any more (e.g. Chromium's renderers at its end). So each look compares what ended since the last look
 * with what the nearest living ancestor has gained, and keeps the difference.
 */
export class CpuTime {
  #processes = new Map<number, Process>()
  /** Ids and starts of processes that are not ours. */
  readonly #strangers = new Set<string>()
  readonly #ended = new Map<string, number>()
  #self = readTimes(process.pid)
  readonly #timer: NodeJS.Timeout

  constructor(pauseMs = 500) {
    this.#timer = setInterval(() => this.#look(), pauseMs).unref()
  }

  /** For the processes of a step: one whose parents have ended is found by it. */
  environmentOf(step: string): Record<string, string> {
    return { [VARIABLE]: `${process.pid} ${step}` }
  }

  /** Counts a child of this process, and all that it starts. */
  follow(pid: number, step: string): void {
    const times = readTimes(pid)
    if (times !== null) this.#processes.set(pid, { ...times, step })
  }

  /** The seconds so far; of a command that has ended, it is exact if asked at once. */
  secondsOf(step: string): number {
    this.#look()
    return [...this.#processes.values()]
      .filter((one) => one.step === step)
      .reduce((sum, { own, reaped }) => sum + own + reaped, this.#ended.get(step) ?? 0)
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #look(): void {
    const self = readTimes(process.pid)
    if (self === null || this.#self === null) return
    const before = this.#processes
    const now = this.#find()
    const lost = new Map<number, { step: string; seconds: number }>()
    for (const [pid, { startedAt, step, parent, own, reaped }] of before) {
      if (now.get(pid)?.startedAt === startedAt) continue
      const heir = this.#livingAncestor(parent, now)
      const seconds = own + reaped + (lost.get(heir)?.seconds ?? 0)
      lost.set(heir, { step: lost.get(heir)?.step ?? step, seconds })
    }
    for (const [heir, { step, seconds }] of lost) {
      const gained =
        heir === process.pid
          ? self.reaped - this.#self.reaped
          : (now.get(heir)?.reaped ?? 0) - (before.get(heir)?.reaped ?? 0)
      // What this process has gained is in no process below it.
      const ended = heir === process.pid ? Math.max(seconds, gained) : Math.max(seconds - gained, 0)
      this.#ended.set(step, (this.#ended.get(step) ?? 0) + ended)
    }
    this.#processes = now
    this.#self = self
  }

  /** The living processes that are ours: those known already, and what they have started. */
  #find(): Map<number, Process> {
    const all = readAll()
    const found = new Map<number, Process>()
    for (const [pid, { step, startedAt }] of this.#processes) {
      const times = all.get(pid)
      if (times?.startedAt === startedAt) found.set(pid, { ...times, step })
    }
    // A child may have a lower id than its parent.
    for (let size = -1; size < found.size;) {
      size = found.size
      for (const [pid, times] of all) {
        if (found.has(pid) || pid === process.pid) continue
        const step = found.get(times.parent)?.step ?? this.#stepInEnvironment(pid, times)
        if (step !== undefined) found.set(pid, { ...times, step })
      }
    }
    return found
  }

  #stepInEnvironment(pid: number, { startedAt }: Times): string | undefined {
    const id = `${pid} ${startedAt}`
    if (this.#strangers.has(id)) return undefined
    this.#strangers.add(id)
    const start = `${VARIABLE}=${process.pid} `
    const line = read(`/proc/${pid}/environ`)
      .split('\0')
      .find((each) => each.startsWith(start))
    return line?.slice(start.length)
  }

  #livingAncestor(parent: number, now: ReadonlyMap<number, Process>): number {
    if (parent === process.pid) return parent
    const known = this.#processes.get(parent)
    if (known === undefined) return 0
    return now.get(parent)?.startedAt === known.startedAt ? parent : this.#livingAncestor(known.parent, now)
  }
}

function readAll(): Map<number, Times> {
  const all = new Map<number, Times>()
  for (const name of readdirSync('/proc')) {
    const times = /^\d+$/.test(name) ? readTimes(Number(name)) : null
    if (times !== null) all.set(Number(name), times)
  }
  return all
}

function readTimes(pid: number): Times | null {
  // The name, in brackets, may hold spaces.
  const words = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ')
  if (words.length < 20) return null
  const seconds = (user: number) => (Number(words[user]) + Number(words[user + 1])) / TICKS
  return { parent: Number(words[1]), startedAt: words[19] ?? '', own: seconds(11), reaped: seconds(13) }
}

/** The file's text, or '' if it cannot be read: its process may just have ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
