import path from 'node:path'
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { BackupFailure, explain } from './platform/backup/index.ts'
import { ConfigError, readConfig, type Config } from './platform/config.ts'
import type { DatabaseLog } from './platform/database/index.ts'

export interface Command {
  readonly config: Config
  /** Absolute; relative paths start where the operator called the command. */
  readonly folder: string
  readonly hasFolder: boolean
  readonly has: (option: string) => boolean
  readonly textOf: (option: string) => string | undefined
  /** Aborted when the operator stops the command; the work must then undo what it has done. */
  readonly signal: AbortSignal
  readonly say: (line: string) => void
  readonly log: DatabaseLog
}

interface CommandUsage {
  readonly usage: string
  /** False if the command takes no folder; `folder` is then where the operator called it. */
  readonly takesFolder?: boolean
  /** The options with which the folder may be left out. */
  readonly folderless?: readonly string[]
  /** The line for an operator who stops the command: what then remains. */
  readonly stopped?: string
}

/** Runs a command. Failures that the operator can fix are reported in one line. */
export async function runCommand(
  about: CommandUsage,
  options: ParseArgsOptionsConfig,
  work: (command: Command) => Promise<void>,
): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`)
  const complain = (line: string) => process.stderr.write(`${line}\n`)
  const stopping = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => stopping.abort(new BackupFailure(about.stopped ?? 'Stopped; nothing was kept.')))
  }
  let folder = ''
  try {
    const { given, values } = readArguments(about, options)
    // npm changes to the project's folder and keeps the folder it was called from in INIT_CWD.
    folder = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), given)
    await work({
      folder,
      say,
      signal: stopping.signal,
      config: readConfig(process.env),
      hasFolder: given !== '',
      has: (option) => values[option] === true,
      textOf: (option) => (typeof values[option] === 'string' ? values[option] : undefined),
      log: { info: () => {}, warn: complain, error: complain },
    })
  } catch (error) {
    const told: unknown = stopping.signal.aborted ? stopping.signal.reason : error
    const line = told instanceof ConfigError ? told.message : explain(told, folder)
    complain(line ?? String((told as Error).stack))
    process.exitCode = 1
  }
}

function readArguments(
  { usage, takesFolder = true, folderless }: CommandUsage,
  options: ParseArgsOptionsConfig,
) {
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true })
    const [given = ''] = positionals
    if (folderless?.some((option) => values[option] !== undefined) && positionals.length < 2) {
      return { given, values }
    }
    if (positionals.length === Number(takesFolder) && (given !== '' || !takesFolder)) return { given, values }
  } catch {
    // An unknown option: the usage lists the known ones.
  }
  throw new BackupFailure(usage)
}
