import { readFileSync } from 'node:fs'
import { isAbsolute, relative } from 'node:path'

export interface Counts {
  passed: number
  failed: number
  /** How many of the passed tests only passed when repeated. */
  unsteady?: number
}

export interface Duration {
  seconds: number
  file: string
  title: string
}

/** What a test runner wrote: nothing if it did not come so far. */
export interface Report {
  counts: Counts
  durations: Duration[]
  /** The failed tests, as `file: title`. */
  failures: string[]
}

/** With the files of which a test failed, or did not run. */
interface Attempt extends Report {
  unfinished: string[]
}

interface VitestReport {
  numPassedTests?: number
  numFailedTests?: number
  testResults?: { name: string; status?: string; assertionResults: VitestResult[] }[]
}

interface VitestResult {
  fullName: string
  duration?: number | null
  status?: string
}

/** vitest's JSON report. */
export function readVitest(path: string): Attempt {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = read<VitestReport>(path)
  return {
    counts: { passed: numPassedTests, failed: numFailedTests },
    durations: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        seconds: (duration ?? 0) / 1000,
        file: name,
        title: fullName,
      })),
    ),
    failures: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `${name}: ${fullName}`),
    ),
    unfinished: testResults.filter(({ status }) => status !== 'passed').map(({ name }) => name),
  }
}

/** Two attempts as one report: of a file that the first left unfinished, the second counts. */
export function readAttempts(first: Attempt, second: Report): Report {
  if (first.unfinished.length === 0) return first
  const again = new Set(first.unfinished)
  const kept = first.durations.filter(({ file }) => !again.has(file))
  const failed = new Set(second.failures)
  return {
    counts: {
      passed: kept.length + second.counts.passed,
      failed: second.counts.failed,
      unsteady: first.failures.filter((failure) => !failed.has(failure)).length,
    },
    durations: [...kept, ...second.durations],
    failures: second.failures,
  }
}

interface Suite {
  file: string
  suites?: Suite[]
  specs?: { title: string; ok?: boolean; tests: { results: { duration: number }[] }[] }[]
}

interface PlaywrightReport {
  stats?: { expected: number; unexpected: number; flaky: number }
  config?: { rootDir: string }
  suites?: Suite[]
}

/** Playwright's JSON report. */
export function readPlaywright(path: string): Report {
  const { stats, config, suites = [] } = read<PlaywrightReport>(path)
  const { expected = 0, unexpected = 0, flaky = 0 } = stats ?? {}
  return {
    counts: { passed: expected + flaky, failed: unexpected, unsteady: flaky },
    durations: suites.flatMap((suite) => durationsOf(suite, config?.rootDir ?? '')),
    failures: suites.flatMap(failuresOf),
  }
}

function failuresOf({ file, suites = [], specs = [] }: Suite): string[] {
  const own = specs.filter(({ ok }) => ok === false).map(({ title }) => `${file}: ${title}`)
  return [...own, ...suites.flatMap(failuresOf)]
}

function durationsOf({ file, suites = [], specs = [] }: Suite, folder: string): Duration[] {
  const own = specs.map(({ title, tests }) => ({
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    file: `${folder}/${file}`,
    title,
  }))
  return [...own, ...suites.flatMap((suite) => durationsOf(suite, folder))]
}

/** What several runners wrote, as one report. */
export function sumOf(reports: readonly Report[]): Report {
  const sum = (numberOf: (counts: Counts) => number | undefined) =>
    reports.reduce((total, { counts }) => total + (numberOf(counts) ?? 0), 0)
  return {
    counts: {
      passed: sum(({ passed }) => passed),
      failed: sum(({ failed }) => failed),
      unsteady: sum(({ unsteady }) => unsteady),
    },
    durations: reports.flatMap(({ durations }) => durations),
    failures: reports.flatMap(({ failures }) => failures),
  }
}

/** The longest tests, a line each. */
export function dearest(durations: readonly Duration[], root: string, count = 10): string[] {
  const nameOf = (file: string) => (isAbsolute(file) ? relative(root, file) : file)
  return durations
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ seconds, file, title }) => `${seconds.toFixed(1).padStart(7)} s  ${nameOf(file)}: ${title}`)
}

function read<Shape extends object>(path: string): Partial<Shape> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Partial<Shape>
  } catch {
    return {}
  }
}
