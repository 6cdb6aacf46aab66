import { spawn } from 'node:child_process'

export interface Command {
  command: string
  args: string[]
  cwd: string
  env?: Record<string, string>
  /** Shown as it comes; else only when the command fails. */
  isShown?: boolean
}

/** The machines this runs on have two cores. */
const atOnce = 2

/** Runs commands, two at a time, all to their end. True when all succeed. */
export async function runAll(commands: Command[], env: NodeJS.ProcessEnv): Promise<boolean> {
  const waiting = [...commands]
  let isGood = true
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (!(await run(next, env))) isGood = false
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return isGood
}

function run(
  { command, args, cwd, env, isShown = false }: Command,
  base: NodeJS.ProcessEnv,
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...base, ...env },
      stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const collect = (text: string) => void (output += text)
    child.stdout?.setEncoding('utf8').on('data', collect)
    child.stderr?.setEncoding('utf8').on('data', collect)
    child.on('error', (error) => collect(`${command}: ${error.message}\n`))
    child.on('close', (code) => {
      if (code !== 0) console.log(output.trimEnd())
      resolve(code === 0)
    })
  })
}
