import { parseArgs } from 'node:util'

/** What is done with a cluster: left running, its parts killed, measured, or used by journeys. */
export type Task = 'run' | 'check' | 'bench' | 'journeys'

const TASKS = ['check', 'bench', 'journeys'] as const

/** @throws TypeError an argument that is not known; Error if there is more than one task */
export function readTask(args: readonly string[]): Task {
  const flag = { type: 'boolean' } as const
  const { values } = parseArgs({ args: [...args], options: { check: flag, bench: flag, journeys: flag } })
  const asked = TASKS.filter((task) => values[task])
  if (asked.length > 1) throw new Error(`Choose one: ${asked.map((task) => `--${task}`).join(', ')}.`)
  return asked[0] ?? 'run'
}
