import type { Log } from './log.ts'

/**
 * Logs an error that nobody caught, in a line like all others, and ends the process: what it has left half done cannot
 * be known. Whoever runs the server starts it again.
 */
export function endOnUncaught(log: Log): void {
  const end = (error: unknown) => {
    log.fatal({ err: error instanceof Error ? error : new Error(String(error)) }, 'ended by an error')
    process.exit(1)
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
}
