import { spawn } from 'node:child_process'
import { noTests, type Report } from './reports.ts'

export interface Command {
  /** Several commands may be one step to the reader. */
  step: string
  command: string
  args: string[]
  cwd: string
  env?: Record<string, string>
  /** Shows the output as it comes; otherwise it is shown only on failure. */
  isShown?: boolean
  /** After a failure: the command to run in its place, or null. */
  again?: () => Command | null
  /** Reads the results of its tests, once it has ended. */
  report?: () => Report
}

export interface Outcome extends Report {
  /** From the start of the step's first command to the end of its last. */
  seconds: number
}

/** The machines that run this have two cores. */
const AT_ONCE = 2

/** Runs all commands to their end, two at a time, and says how each step went. */
export async function runAll(commands: Command[], env: NodeJS.ProcessEnv): Promise<Map<string, Outcome>> {
  const waiting = [...commands]
  const startedAt = new Map<string, number>()
  const outcomes = new Map<string, Outcome>()
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { step } = next
      const start = startedAt.get(step) ?? performance.now()
      startedAt.set(step, start)
      const isGoodAtOnce = await run(next, env)
      const again = isGoodAtOnce ? null : next.again?.()
      const isGood = again ? await run(again, env) : isGoodAtOnce
      const report = next.report?.() ?? noTests
      const failures = [...(outcomes.get(step)?.failures ?? []), ...report.failures]
      outcomes.set(step, {
        ...report,
        // It may end without a report, or fail although each of its tests passed.
        failures: isGood || failures.length > 0 ? failures : [{ file: step }],
        seconds: (performance.now() - start) / 1000,
      })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return outcomes
}

/** @returns whether it ended well */
function run(
  { command, args, cwd, env, isShown = false }: Command,
  base: NodeJS.ProcessEnv,
): Promise<boolean> {
  return new Promise((resolve) => {
    const output = isShown ? 'inherit' : 'pipe'
    const stdio = [isShown ? 'inherit' : 'ignore', output, output] as const
    const child = spawn(command, args, { cwd, env: { ...base, ...env }, stdio: [...stdio] })
    let shown = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => void (shown += text))
    }
    child.on('error', (error) => void (shown += error.message))
    child.on('close', (code) => {
      if (code !== 0 && shown !== '') console.log(shown.trimEnd())
      resolve(code === 0)
    })
  })
}
