/**
 * Runs all checks and tests, the cheap ones first, and each of them whatever the others said (scripts/test/arguments.ts
 * says what can be chosen). What is wrong is listed by name at the end, because of a long log often only that is kept.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readArguments } from './test/arguments.ts'
import { nameOf, sumOf } from './test/reports.ts'
import { runAll, type Outcome } from './test/run.ts'
import { stagesOf } from './test/steps.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'ozi-reports-'))

async function main(): Promise<boolean> {
  const startedAt = performance.now()
  const machineBefore = machineSeconds()
  const outcomes = new Map<string, Outcome>()
  for (const commands of stagesOf(root, folder, readArguments(process.argv.slice(2)))) {
    console.log(`\n== ${[...new Set(commands.map(({ step }) => step))].join(', ')}`)
    for (const [step, outcome] of await runAll(commands, environment())) outcomes.set(step, outcome)
  }
  const { passed, failures, unsteady } = sumOf([...outcomes.values()])
  const seconds = (performance.now() - startedAt) / 1000
  printList('Cost', [
    ...[...outcomes].map(costOf),
    `Whole: ${seconds.toFixed(0)} s; with all else that this machine did, ${(machineSeconds() - machineBefore).toFixed(0)} CPU s`,
  ])
  printList('Failed', failures.map(nameOf))
  printList(
    'Passed only at the second attempt: mend these next (more than one fails the run)',
    unsteady.map(nameOf),
  )
  console.log(
    `\n${passed.length} passed, ${failures.length} failed, ${unsteady.length} at the second attempt`,
  )
  return failures.length === 0 && unsteady.length <= 1
}

/** The seconds that this machine's cores have worked, for all of its processes. */
const machineSeconds = () =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys, 0) / 1000

function printList(title: string, lines: string[]): void {
  if (lines.length > 0) console.log(`\n== ${title}\n${lines.join('\n').replaceAll(root, '')}`)
}

const costOf = ([step, { failures, seconds }]: readonly [string, Outcome]) =>
  `${step.padEnd(20)} ${failures.length === 0 ? 'good  ' : 'FAILED'} ${seconds.toFixed(1).padStart(7)} s`

/** Makes tools use the project's own Node, whatever started this script. */
function environment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
  }
}

process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
process.exitCode = (await main()) ? 0 : 1
