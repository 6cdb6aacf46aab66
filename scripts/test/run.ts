import { spawn } from 'node:child_process'
import type { CpuTime } from './cpu-time.ts'

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
}

export interface Outcome {
  isGood: boolean
  /** From the start of the step's first command to the end of its last. */
  seconds: number
  cpuSeconds: number
}

/** The machines that run this have two cores. */
const AT_ONCE = 2

/** Runs all commands to their end, two at a time, and says how each step went. */
export async function runAll(
  commands: Command[],
  env: NodeJS.ProcessEnv,
  cpuTime: CpuTime,
): Promise<Map<string, Outcome>> {
  const waiting = [...commands]
  const startedAt = new Map<string, number>()
  const outcomes = new Map<string, Outcome>()
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { step } = next
      const start = startedAt.get(step) ?? performance.now()
      startedAt.set(step, start)
      const own = { ...env, ...cpuTime.environmentOf(step) }
      let isGood = await run(next, own, cpuTime)
      const second = isGood ? null : next.again?.()
      if (second) isGood = await run(second, own, cpuTime)
      outcomes.set(step, {
        isGood: isGood && outcomes.get(step)?.isGood !== false,
        seconds: (performance.now() - start) / 1000,
        cpuSeconds: cpuTime.secondsOf(step),
      })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return outcomes
}

function run(
  { step, command, args, cwd, env, isShown = false }: Command,
  base: NodeJS.ProcessEnv,
  cpuTime: CpuTime,
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...base, ...env },
      stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    if (child.pid !== undefined) cpuTime.follow(child.pid, step)
    let output = ''
    const collect = (text: string) => void (output += text)
    child.stdout?.setEncoding('utf8').on('data', collect)
    child.stderr?.setEncoding('utf8').on('data', collect)
    child.on('error', (error) => collect(`${command}: ${error.message}\n`))
    // Another command may end next, and its time be counted for this step.
    child.on('exit', () => cpuTime.secondsOf(step))
    child.on('close', (code) => {
      if (code !== 0) console.log(output.trimEnd())
      resolve(code === 0)
    })
  })
}
