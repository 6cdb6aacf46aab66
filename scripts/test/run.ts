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
  /** After a failure: what is run in its place, or null. */
  again?: () => Command | null
  /** What it wrote of its tests, once it has ended. */
  report?: () => Report
}

export interface Outcome extends Report {
  /** From the start of the step's first command to the end of its last. */
  seconds: number
  cpuSeconds: number
}

interface Exit {
  isGood: boolean
  cpuSeconds: number
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
      const first = await run(next, env)
      const again = first.isGood ? null : next.again?.()
      const second = again ? await run(again, env) : null
      const { isGood } = second ?? first
      const report = next.report?.() ?? noTests
      const before = outcomes.get(step) ?? { ...noTests, cpuSeconds: 0 }
      const failures = [...before.failures, ...report.failures]
      outcomes.set(step, {
        ...report,
        // It may end without a report, or fail although each of its tests passed.
        failures: isGood || failures.length > 0 ? failures : [{ file: step }],
        seconds: (performance.now() - start) / 1000,
        cpuSeconds: before.cpuSeconds + first.cpuSeconds + (second?.cpuSeconds ?? 0),
      })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return outcomes
}

/**
 * The shell tells what a command and the processes that it waited for have cost. What outlives its parent is missed:
 * pages of a browser, which are two fifths of the gallery and a quarter of the journeys.
 */
const TIMED = '"$@" 3>&-; code=$?; times >&3; exit $code'

function run({ command, args, cwd, env, isShown = false }: Command, base: NodeJS.ProcessEnv): Promise<Exit> {
  return new Promise((resolve) => {
    const output = isShown ? 'inherit' : 'pipe'
    const child = spawn('/bin/sh', ['-c', TIMED, 'sh', command, ...args], {
      cwd,
      env: { ...base, ...env },
      stdio: [isShown ? 'inherit' : 'ignore', output, output, 'pipe'],
    })
    let shown = ''
    let times = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => void (shown += text))
    }
    child.stdio[3]?.on('data', (text: Buffer) => void (times += text.toString()))
    child.on('close', (code) => {
      if (code !== 0 && shown !== '') console.log(shown.trimEnd())
      resolve({ isGood: code === 0, cpuSeconds: cpuSecondsOf(times) })
    })
  })
}

/** Of the shell's second line, `0m1.25s 0m0.50s`: user and system, of its children. */
function cpuSecondsOf(times: string): number {
  const values = [...times.matchAll(/(\d+)m(\d+)[.,](\d+)s/g)].slice(2)
  return values.reduce(
    (sum, [, minutes, whole, part]) => sum + Number(minutes) * 60 + Number(`${whole}.${part}`),
    0,
  )
}
