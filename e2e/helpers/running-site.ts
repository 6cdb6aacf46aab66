import type { RunningOzi } from './ozi.ts'

/** An Ozi that journeys find running, instead of starting their own. */
export interface RunningSite {
  readonly ozi: RunningOzi
  /** Where on this machine its mails go; the journeys' mailbox listens there. */
  readonly mailPort: number
}

/**
 * Reads OZI_URL and OZI_MAIL_PORT. Journeys that look into the process, or end it, cannot be run against it.
 * @returns null if journeys start their own
 */
export function runningSite(environment: NodeJS.ProcessEnv = process.env): RunningSite | null {
  const { OZI_URL: url, OZI_MAIL_PORT: mailPort } = environment
  if (url === undefined || mailPort === undefined) return null
  const refuse = () => Promise.reject(new Error(`${url} is not this journey's to end`))
  return {
    ozi: { url, dataDir: '', pid: 0, output: () => '', stop: refuse, kill: refuse },
    mailPort: Number(mailPort),
  }
}
