import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { commandOf } from '../../server/src/platform/embedded/processes.ts'
import { compileCache, projectRoot } from './ozi.ts'

const environmentOf = (more: Readonly<Record<string, string>>) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_COMPILE_CACHE: compileCache,
  ...more,
})

/** Starts the server and waits for it to end, 30 s at most. */
export function runMain(environment: Readonly<Record<string, string>>) {
  return spawnSync(process.execPath, ['server/src/main.ts'], {
    cwd: projectRoot,
    env: environmentOf(environment),
    encoding: 'utf8',
    timeout: 30_000,
  })
}

/** Starts the server without waiting for it. */
export function spawnMain(environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: projectRoot,
    env: environmentOf(environment),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)))
  return { child, output: () => output }
}

/** The processes still using this folder, from the system's process list: the id and the command of each. */
export function processesOf(dataDir: string): { pid: number; command: string }[] {
  return allProcesses().filter(({ command }) => command.includes(dataDir))
}

function allProcesses(): { pid: number; command: string }[] {
  // A small Linux has neither ps nor pgrep.
  if (process.platform === 'linux') {
    const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return ids.map(Number).map((pid) => ({ pid, command: commandOf(pid).join(' ') }))
  }
  const lines = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,args='], { encoding: 'utf8' }).trim().split('\n')
  return lines.map((line) => ({ pid: parseInt(line), command: line }))
}
