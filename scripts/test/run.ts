import { spawn } from 'node:child_process'

export interface Command {
  command: string
  args: string[]
  cwd: string
  env?: Record<string, string>
  /** Shows the output as it comes; otherwise it is shown only on failure. */
  isShown?: boolean
}

/** The machines that run this have two cores. */
const atOnce = 2

/** Runs all commands to their end, two at a time. True if all succeed. */
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
