import { setTimeout as sleep } from 'node:timers/promises'
import type { Problem } from '@ozi/contract'

/** True if something that this process needs fails now; if it throws, it fails. */
type Check = () => boolean | Promise<boolean>

/** A check that takes longer counts as failed. */
const SILENCE_MS = 5_000

/** Services that this process needs beside its database. The page Health, the metrics and the alerts read them here. */
export function createDependencies(silenceMs = SILENCE_MS) {
  const checks = new Map<Problem, Check>()
  let failing: readonly Problem[] = []

  const isFailing = (check: Check): Promise<boolean> =>
    Promise.race([(async () => check())().catch(() => true), sleep(silenceMs, true, { ref: false })])

  return {
    /** @param isWrong runs each time that `look` is called */
    add: (problem: Problem, isWrong: Check) => void checks.set(problem, isWrong),
    /** Runs all checks. */
    async look(): Promise<void> {
      const all = [...checks]
      const answers = await Promise.all(all.map(([, check]) => isFailing(check)))
      failing = all.filter((_, at) => answers[at]).map(([problem]) => problem)
    },
    /** The problems that the last `look` found. */
    failing: () => failing,
  }
}

export type Dependencies = ReturnType<typeof createDependencies>
