import { readFileSync } from 'node:fs'

export interface Counts {
  passed: number
  failed: number
  /** How many of the passed tests only passed when repeated. */
  unsteady?: number
}

/** The counts in vitest's JSON report; none if it was not written. */
export function countVitest(path: string): Counts {
  const report = readReport(path)
  return { passed: numberIn(report, 'numPassedTests'), failed: numberIn(report, 'numFailedTests') }
}

/** The counts in Playwright's JSON report. */
export function countPlaywright(path: string): Counts {
  const stats = readReport(path)['stats']
  const counts = typeof stats === 'object' && stats !== null ? { ...stats } : {}
  return {
    passed: numberIn(counts, 'expected') + numberIn(counts, 'flaky'),
    failed: numberIn(counts, 'unexpected'),
    unsteady: numberIn(counts, 'flaky'),
  }
}

function readReport(path: string): Record<string, unknown> {
  try {
    const report: Record<string, unknown> = JSON.parse(readFileSync(path, 'utf8'))
    return report
  } catch {
    return {}
  }
}

function numberIn(record: Record<string, unknown>, name: string): number {
  const value = record[name]
  return typeof value === 'number' ? value : 0
}
