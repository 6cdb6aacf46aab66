import { join } from 'node:path'
import type { Arguments } from './arguments.ts'
import { changedFiles, touchesPages, touchesProduct } from './changed.ts'
import { filesOf, readAttempts, readPlaywright, readVitest } from './reports.ts'
import type { Command } from './run.ts'

const rooms = ['contract', 'geo', 'server', 'web', 'e2e', 'bench', 'scripts']

/**
 * The stages of `npm test`, the cheap ones first. The commands of a stage may run at the same time.
 * @param reports a folder for what the test runners write
 */
export function stagesOf(root: string, reports: string, given: Arguments): Command[][] {
  const changed = given.since === undefined ? undefined : changedFiles(root, given.since)
  const tool = (name: string) => join(root, 'node_modules/.bin', name)
  const run = (step: string, name: string, ...args: string[]): Command => ({
    step,
    command: tool(name),
    args,
    cwd: root,
  })
  /** If arguments select tests, another runner may have none to run, which is not a failure. */
  const some = (allowNone: string) =>
    given.passedOn.length > 0 || given.since !== undefined ? [...given.passedOn, allowNone] : []
  const testsBy = (step: string, path: string, args: string[]): Command => ({
    ...run(
      step,
      'vitest',
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${path}`,
    ),
    // The rows of each statement are compared with their type; a single run need not wait for that.
    env: { CHECK_ROWS: 'yes' },
    isShown: true,
  })
  const units = (): Command => {
    const path = join(reports, 'units.json')
    const related = given.since === undefined ? [] : [`--changed=${given.since}`]
    const command = testsBy('Units and API', path, [...related, ...some('--passWithNoTests')])
    return { ...command, report: () => readVitest(path) }
  }
  /**
   * Once a browser draws no frames any more, all that comes later fails. So the first attempt gives up early, and what
   * it left is tried in a new browser, which names what is wrong.
   */
  const gallery = (): Command => {
    const step = 'Pages in the browser'
    const config = ['--config', 'vitest.gallery.config.ts']
    const path = join(reports, 'gallery.json')
    const secondPath = join(reports, 'gallery-again.json')
    const again = () => {
      const files = filesOf(readVitest(path).failures)
      const isWhole = given.passedOn.length === 0
      return isWhole && files.length > 0
        ? testsBy(step, secondPath, [...config, '--bail=30', ...files])
        : null
    }
    const report = () => readAttempts(readVitest(path), readVitest(secondPath))
    return { ...testsBy(step, path, [...config, ...some('--passWithNoTests')]), again, report }
  }

  /** One checker: of four, the default, each checks much of what the others have checked already. */
  const compile = (room: string, name = room.replaceAll('/', '-')) => [
    ...['--project', room, '--checkers', '1'],
    ...['--incremental', '--tsBuildInfoFile', join(root, `.cache/types/${name}.tsbuildinfo`)],
  ]
  const types = (room: string, name?: string) => run('Types', 'tsc', ...compile(room, name))
  // First generates the types of the routes from app/routes.
  const typesOfWeb: Command = {
    ...run('Types', 'tsc'),
    command: '/bin/sh',
    args: [
      '-c',
      '"$1" typegen web && shift && exec "$@"',
      'sh',
      tool('react-router'),
      tool('tsc'),
      ...compile('web'),
    ],
  }
  /** The longest first, so that none is left alone at the end. */
  const checks: Command[] = [
    run('Boundaries', 'depcruise', '--config', '.dependency-cruiser.mjs', '--', ...rooms),
    types('server'),
    typesOfWeb,
    types('.', 'root'),
    run('Lint', 'oxlint'),
    types('contract'),
    types('geo'),
    run('Format', 'oxfmt', '--check'),
    types('web/src/worker'),
  ]

  const journeys = (): Command => {
    const path = join(reports, 'journeys.json')
    const related = !changed || touchesProduct(changed) ? [] : [`--only-changed=${given.since}`]
    const args = ['--retries=1', '--reporter=list,json', ...related, ...some('--pass-with-no-tests')]
    const command = run('Journeys', 'playwright', 'test', ...args)
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: path }
    return { ...command, env, isShown: true, report: () => readPlaywright(path) }
  }
  if (given.upTo === 'checks') return [checks]
  if (given.upTo === 'units') return [checks, [units()]]
  // None of them keeps two cores busy by itself, so the journeys begin when the first of the others has ended.
  const pages = !changed || touchesPages(changed) ? [gallery()] : []
  return [checks, [...pages, units(), journeys()]]
}
