import type { Log } from './log.ts'

/** What was begun, to be ended in order. */
export interface Undo {
  /** Says how what has just begun, or is about to, is ended. */
  add(step: () => Promise<unknown>): void
  /** Ends all that was begun, the last first; also what begins meanwhile. Never rejects. */
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
