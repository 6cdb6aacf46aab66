import { readFileSync } from 'node:fs'

interface TestName {
  file: string
  title?: string
}

/** The results of a test runner; empty if it did not come so far. */
export interface Report {
  passed: TestName[]
  failures: TestName[]
  /** The tests that passed only at the second attempt. */
  unsteady: TestName[]
}

export const noTests: Report = { passed: [], failures: [], unsteady: [] }

/** The title of a file that the runner never came to, because it gave up before. */
const NOT_RUN = 'was not run'

interface VitestReport {
  testResults?: { name: string; status?: string; message?: string; assertionResults: VitestResult[] }[]
}

interface VitestResult {
  fullName: string
  status?: string
}

/** vitest's JSON report. A file that fails outside its tests is named with its message. */
export function readVitest(path: string): Report {
  const { testResults = [] } = read<VitestReport>(path)
  const namesOf = (wanted: string) =>
    testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === wanted)
        .map(({ fullName }) => ({ file, title: fullName })),
    )
  const failures = namesOf('failed')
  const named = new Set(filesOf(failures))
  const otherFiles = testResults
    .filter(({ name, status }) => status === 'failed' && !named.has(name))
    .map(({ name: file, message }) => ({ file, title: message?.split('\n')[0] || NOT_RUN }))
  return { ...noTests, passed: namesOf('passed'), failures: [...failures, ...otherFiles] }
}

export const filesOf = (names: readonly TestName[]): string[] => [...new Set(names.map(({ file }) => file))]

/** Two attempts as one report: the second, if there was one, ran the files that the first left failed or not run. */
export function readAttempts(first: Report, second: Report): Report {
  if (second.failures.length + second.passed.length === 0) return first
  const again = new Set(filesOf(first.failures))
  const failed = new Set(second.failures.map(nameOf))
  return {
    passed: [...first.passed.filter(({ file }) => !again.has(file)), ...second.passed],
    failures: second.failures,
    unsteady: first.failures.filter((one) => one.title !== NOT_RUN && !failed.has(nameOf(one))),
  }
}

interface Suite {
  file: string
  suites?: Suite[]
  specs?: { title: string; tests: { status?: string }[] }[]
}

interface PlaywrightReport {
  config?: { rootDir: string }
  suites?: Suite[]
}

/** Playwright's JSON report. */
export function readPlaywright(path: string): Report {
  const { config, suites = [] } = read<PlaywrightReport>(path)
  const tests = suites.flatMap((suite) => testsOf(suite, config?.rootDir ?? ''))
  const namesOf = (...wanted: string[]) =>
    tests.filter(({ status = '' }) => wanted.includes(status)).map(({ file, title }) => ({ file, title }))
  return {
    passed: namesOf('expected', 'flaky'),
    failures: namesOf('unexpected'),
    unsteady: namesOf('flaky'),
  }
}

function testsOf({ file, suites = [], specs = [] }: Suite, folder: string) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status }) => ({ file: `${folder}/${file}`, title, status })),
  )
  return [...own, ...suites.flatMap((suite): typeof own => testsOf(suite, folder))]
}

/** The reports of several runners, as one. */
export const sumOf = (reports: readonly Report[]): Report => ({
  passed: reports.flatMap(({ passed }) => passed),
  failures: reports.flatMap(({ failures }) => failures),
  unsteady: reports.flatMap(({ unsteady }) => unsteady),
})

export const nameOf = ({ file, title }: TestName): string =>
  title === undefined ? file : `${file}: ${title}`

function read<Shape extends object>(path: string): Partial<Shape> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Partial<Shape>
  } catch {
    return {}
  }
}
