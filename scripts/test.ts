/**
 * Runs all checks in order, the cheap ones first, and stops at the first failure. `--no-browser` skips the
 * journeys; all other arguments go to the test runners (e.g. part of a file's name). The last line counts
 * tests; each failed check counts as one.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { countPlaywright, countVitest } from './test/counts.ts'
import type { Counts } from './test/counts.ts'
import { runAll } from './test/run.ts'
import type { Command } from './test/run.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = mkdtempSync(join(tmpdir(), 'ozi-reports-'))
const given = process.argv.slice(2)
const passedOn = given.filter((argument) => argument !== '--no-browser')

interface Step {
  title: string
  commands: Command[]
  /** Test runners write a report; other checks have none and show their output only on failure. */
  report?: { path: string; count: (path: string) => Counts }
}

const tool = (name: string) => join(root, 'node_modules/.bin', name)
const rooms = ['contract', 'geo', 'server', 'web', 'e2e', 'bench', 'scripts']
const check = (command: string, ...args: string[]): Command => ({ command: tool(command), args, cwd: root })
const types = (room: string) => check('tsc', '--project', room)
const typesOfWeb: Command = {
  // First generates the types of the routes from app/routes.
  command: '/bin/sh',
  args: ['-c', '"$1" typegen web && "$2" --project web', 'sh', tool('react-router'), tool('tsc')],
  cwd: root,
}
/** If arguments select tests, other runners may have none to run, which is not a failure. */
const some = (allowNone: string) => (passedOn.length > 0 ? [...passedOn, allowNone] : [])

const vitestReport = join(reports, 'vitest.json')
const vitestReporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]
const playwrightReport = join(reports, 'playwright.json')
const steps: Step[] = [
  { title: 'Format', commands: [check('prettier', '--check', '--log-level', 'warn', '.')] },
  { title: 'Lint', commands: [check('eslint', '.')] },
  {
    title: 'Types',
    commands: [
      types('contract'),
      types('geo'),
      types('server'),
      typesOfWeb,
      types('web/src/worker'),
      types('.'),
    ],
  },
  {
    title: 'Boundaries',
    commands: [check('depcruise', '--config', '.dependency-cruiser.mjs', '--', ...rooms)],
  },
  {
    title: 'Units and API',
    commands: [
      {
        ...check('vitest', 'run', ...vitestReporters, ...some('--passWithNoTests')),
        isShown: true,
      },
    ],
    report: { path: vitestReport, count: countVitest },
  },
  {
    title: 'Journeys in the browser',
    commands: [
      {
        // On a busy machine a test may miss its moment. Tests that need a second attempt are listed, and
        // should be fixed.
        ...check(
          'playwright',
          'test',
          '--retries=1',
          '--reporter=list,json',
          ...some('--pass-with-no-tests'),
        ),
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
        isShown: true,
      },
    ],
    report: { path: playwrightReport, count: countPlaywright },
  },
]

async function main(): Promise<boolean> {
  const total: Counts = { passed: 0, failed: 0 }
  let isGood = true
  for (const step of steps) {
    if (step.title.startsWith('Journeys') && given.includes('--no-browser')) continue
    console.log(`\n== ${step.title}`)
    const startedAt = performance.now()
    isGood = await runAll(step.commands, environment())
    const counts = step.report?.count(step.report.path) ?? { passed: 0, failed: 0, unsteady: 0 }
    total.passed += counts.passed
    total.failed += isGood ? counts.failed : Math.max(counts.failed, 1)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    if (counts.unsteady) console.log(`== ${counts.unsteady} passed only at the second attempt`)
    console.log(`== ${step.title}: ${isGood ? 'good' : 'FAILED'}, ${seconds} s`)
    if (!isGood) break
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return isGood
}

/** Makes tools use the project's own Node, whatever started this script. */
function environment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
  }
}

process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
process.exitCode = (await main()) ? 0 : 1
