import { spawn, spawnSync } from 'node:child_process'
import { projectRoot } from './ozi.ts'

const environmentOf = (more: Readonly<Record<string, string>>) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
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

/** The processes still using this folder, from the system's process list. */
export function processesOf(dataDir: string): string {
  return spawnSync('pgrep', ['-f', '-a', dataDir], { encoding: 'utf8' }).stdout.trim()
}
