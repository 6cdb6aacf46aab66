import type { Log } from './log.ts'

/** The steps that undo a start, run in reverse order. */
export interface Undo {
  /** Adds a step that undoes what has just begun, or is about to begin. */
  add(step: () => Promise<unknown>): void
  /** Runs all steps, the last one first, including steps added meanwhile. Never rejects. */
  run(): Promise<void>
}

export function createUndo(log: Log): Undo {
  const steps: (() => Promise<unknown>)[] = []
  return {
    add: (step) => void steps.push(step),
    async run() {
      for (let step = steps.pop(); step; step = steps.pop()) {
        await step().catch((error: unknown) => log.error({ err: error }, 'a part did not stop cleanly'))
      }
    },
  }
}
