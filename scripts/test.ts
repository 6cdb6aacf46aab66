/**
 * Runs all checks and tests, the cheap ones first, and stops after the first stage with a failure
 * (scripts/test/arguments.ts says what can be chosen). The last lines tell what the steps cost; the very last one
 * counts tests, and each failed check as one.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readArguments } from './test/arguments.ts'
import { CpuTime } from './test/cpu-time.ts'
import { dearest, sumOf, type Duration } from './test/reports.ts'
import { runAll, type Outcome } from './test/run.ts'
import { stagesOf } from './test/steps.ts'

/** More CPU seconds fail the whole: what a change adds, it saves elsewhere. */
const BUDGET = 2500

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'ozi-reports-'))

async function main(): Promise<boolean> {
  const startedAt = performance.now()
  const cpuTime = new CpuTime()
  const total = { passed: 0, failed: 0 }
  const outcomes = new Map<string, Outcome>()
  const durations: Duration[] = []
  const failures: string[] = []
  for (const { commands, reports } of stagesOf(root, folder, readArguments(process.argv.slice(2)))) {
    console.log(`\n== ${[...new Set(commands.map(({ step }) => step))].join(', ')}`)
    const ran = await runAll(commands, environment(), cpuTime)
    const { counts, durations: own, failures: failed } = sumOf(reports.map((read) => read()))
    const failedSteps = [...ran.values()].filter(({ isGood }) => !isGood).length
    total.passed += counts.passed
    total.failed += failedSteps === 0 ? counts.failed : Math.max(counts.failed, failedSteps)
    durations.push(...own)
    failures.push(...failed)
    if (counts.unsteady) console.log(`== ${counts.unsteady} passed only at the second attempt`)
    for (const [step, outcome] of ran) outcomes.set(step, outcome)
    if (failedSteps > 0) break
  }
  cpuTime.stop()
  if (durations.length > 0) console.log(`\n== Dearest tests\n${dearest(durations, root).join('\n')}`)
  const cpuSeconds = [...outcomes.values()].reduce((sum, outcome) => sum + outcome.cpuSeconds, 0)
  console.log(`\n== Cost`)
  for (const [step, outcome] of outcomes) console.log(costOf(step, outcome))
  const seconds = (performance.now() - startedAt) / 1000
  console.log(costOf('Whole', { isGood: cpuSeconds <= BUDGET, seconds, cpuSeconds }))
  if (cpuSeconds > BUDGET) {
    console.log(`Above the budget of ${BUDGET} CPU seconds.`)
    total.failed += 1
  }
  // Again at the end: of a long log, often only that is kept.
  if (failures.length > 0) console.log(`\n== Failed\n${failures.join('\n').replaceAll(root, '')}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0
}

function costOf(step: string, { isGood, seconds, cpuSeconds }: Outcome): string {
  const inTable = (number: number) => number.toFixed(1).padStart(7)
  return `${step.padEnd(20)} ${isGood ? 'good  ' : 'FAILED'} ${inTable(seconds)} s ${inTable(cpuSeconds)} CPU s`
}

/** Makes tools use the project's own Node, whatever started this script. */
function environment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
  }
}

process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
process.exitCode = (await main()) ? 0 : 1
