import type { DatabaseLog } from '../src/platform/database/index.ts'

/** Reports only warnings and errors. */
export const quietLog: DatabaseLog = {
  info: () => {},
  warn: (message) => void process.stderr.write(`${message}\n`),
  error: (message) => void process.stderr.write(`${message}\n`),
}
