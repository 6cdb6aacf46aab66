import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { BackupFailure, explain } from './platform/backup/index.ts'
import { ConfigError, readConfig, type Config } from './platform/config.ts'
import type { DatabaseLog } from './platform/database/index.ts'

export interface Command {
  readonly config: Config
  /** Absolute, from where the operator stood. */
  readonly folder: string
  readonly has: (option: string) => boolean
  /** Ends when the operator stops it; what was begun is taken back. */
  readonly signal: AbortSignal
  readonly say: (line: string) => void
  readonly log: DatabaseLog
}

/** Runs a program that takes one folder. Whatever the operator can mend ends it with one line. */
export async function runCommand(
  usage: string,
  options: ParseArgsOptionsConfig,
  work: (command: Command) => Promise<void>,
): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`)
  const complain = (line: string) => process.stderr.write(`${line}\n`)
  const stopping = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => stopping.abort(new BackupFailure('Stopped; nothing was kept.')))
  }
  let folder = ''
  try {
    const { given, values } = readArguments(usage, options)
    // npm changes into the project's folder and says where it was called.
    folder = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), given)
    await work({
      ...{ folder, say, signal: stopping.signal, config: readConfig(process.env) },
      has: (option) => values[option] === true,
      log: { info: () => {}, warn: complain, error: complain },
    })
  } catch (error) {
    const told: unknown = stopping.signal.aborted ? stopping.signal.reason : error
    const line = told instanceof ConfigError ? told.message : explain(told, folder)
    complain(line ?? String((told as Error).stack))
    process.exitCode = 1
  }
}

function readArguments(usage: string, options: ParseArgsOptionsConfig) {
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true })
    const [given] = positionals
    if (positionals.length === 1 && given) return { given, values }
  } catch {
    // An option there is none of: the usage says which there are.
  }
  throw new BackupFailure(usage)
}

export function ownVersion(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  )
  return version
}
