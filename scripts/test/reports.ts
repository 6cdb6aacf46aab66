import { readFileSync } from 'node:fs'

export interface TestName {
  file: string
  title?: string
}

export interface Duration extends TestName {
  seconds: number
}

/** What a test runner wrote: nothing if it did not come so far. */
export interface Report {
  passed: number
  failures: TestName[]
  /** The tests that passed only at the second attempt. */
  unsteady: TestName[]
  durations: Duration[]
}

export const noTests: Report = { passed: 0, failures: [], unsteady: [], durations: [] }

/** Of a file that a runner came to no more, because it gave up before. */
const NOT_RUN = 'was not run'

interface VitestReport {
  numPassedTests?: number
  testResults?: { name: string; status?: string; message?: string; assertionResults: VitestResult[] }[]
}

interface VitestResult {
  fullName: string
  duration?: number | null
  status?: string
}

/** vitest's JSON report. A file that fails outside its tests is named with its message. */
export function readVitest(path: string): Report {
  const { numPassedTests = 0, testResults = [] } = read<VitestReport>(path)
  return {
    ...noTests,
    passed: numPassedTests,
    failures: testResults.flatMap(({ name: file, status, message, assertionResults }) => {
      const failed = assertionResults.filter((result) => result.status === 'failed')
      if (failed.length > 0) return failed.map(({ fullName }) => ({ file, title: fullName }))
      return status === 'failed' ? [{ file, title: message?.split('\n')[0] || NOT_RUN }] : []
    }),
    durations: testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        seconds: (duration ?? 0) / 1000,
        file,
        title: fullName,
      })),
    ),
  }
}

export const filesOf = (names: readonly TestName[]): string[] => [...new Set(names.map(({ file }) => file))]

/** Two attempts as one report: the second, if there was one, ran the files that the first left failed or not run. */
export function readAttempts(first: Report, second: Report): Report {
  if (second.failures.length + second.durations.length === 0) return first
  const again = new Set(filesOf(first.failures))
  const failed = new Set(second.failures.map(nameOf))
  const isUnsteady = (one: TestName) => one.title !== NOT_RUN && !failed.has(nameOf(one))
  const kept = first.durations.filter(({ file }) => !again.has(file))
  return {
    passed: kept.length + second.passed,
    failures: second.failures,
    unsteady: first.failures.filter(isUnsteady),
    durations: [...kept, ...second.durations],
  }
}

interface Suite {
  file: string
  suites?: Suite[]
  specs?: { title: string; tests: { status?: string; results: { duration: number }[] }[] }[]
}

interface PlaywrightReport {
  stats?: { expected: number; flaky: number }
  config?: { rootDir: string }
  suites?: Suite[]
}

/** Playwright's JSON report. */
export function readPlaywright(path: string): Report {
  const { stats, config, suites = [] } = read<PlaywrightReport>(path)
  const { expected = 0, flaky = 0 } = stats ?? {}
  const tests = suites.flatMap((suite) => testsOf(suite, config?.rootDir ?? ''))
  const namesOf = (status: string) =>
    tests.filter((one) => one.status === status).map(({ file, title }) => ({ file, title }))
  return {
    passed: expected + flaky,
    failures: namesOf('unexpected'),
    unsteady: namesOf('flaky'),
    durations: tests.map(({ file, title, seconds }) => ({ file, title, seconds })),
  }
}

function testsOf({ file, suites = [], specs = [] }: Suite, folder: string) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      file: `${folder}/${file}`,
      title,
      status,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  )
  return [...own, ...suites.flatMap((suite): typeof own => testsOf(suite, folder))]
}

/** What several runners wrote, as one report. */
export const sumOf = (reports: readonly Report[]): Report => ({
  passed: reports.reduce((sum, { passed }) => sum + passed, 0),
  failures: reports.flatMap(({ failures }) => failures),
  unsteady: reports.flatMap(({ unsteady }) => unsteady),
  durations: reports.flatMap(({ durations }) => durations),
})

export const nameOf = ({ file, title }: TestName): string =>
  title === undefined ? file : `${file}: ${title}`

/** The longest tests, a line each. */
export function dearest(durations: readonly Duration[], count = 10): string[] {
  return durations
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map((one) => `${one.seconds.toFixed(1).padStart(7)} s  ${nameOf(one)}`)
}

function read<Shape extends object>(path: string): Partial<Shape> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Partial<Shape>
  } catch {
    return {}
  }
}
