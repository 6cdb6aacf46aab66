import { FAILED_JOBS_KEPT_DAYS } from '@ozi/contract'

export const healthTexts = {
  title: 'Health',
  lead: 'How Ozi runs: what is wrong, and what failed.',
  loading: 'Looking at how Ozi runs…',
  now: 'Now',
  fine: 'Everything works.',
  since: 'since',
  facts: 'At a glance',
  version: 'Version',
  migration: 'Last migration',
  pending: (names: readonly string[]) => `Not run yet: ${names.join(', ')}`,
  none: 'None',
  backup: 'Last backup',
  noBackup: 'None yet',
  mails: 'Mails waiting',
  processes: 'Processes of the server',
  columns: {
    host: 'Machine',
    version: 'Version',
    startedAt: 'Runs since',
    seenAt: 'Last seen',
    disk: 'Disk left',
  },
  pid: (pid: number) => `process ${String(pid)}`,
  disk: (free: string, size: string) => `${free} of ${size} GB`,
  failed: 'Failed jobs',
  failedLead: `Work in the background that was given up. It is kept for ${String(FAILED_JOBS_KEPT_DAYS)} days.`,
  noneFailed: 'No job has failed.',
  job: { name: 'Job', reason: 'Reason', attempts: 'Attempts', failedAt: 'Given up', actions: 'Actions' },
  jobs: (count: number) => (count === 1 ? '1 job' : `${String(count)} jobs`),
  retry: 'Retry',
  retryOne: (name: string, when: string) => `Retry ${name}, given up ${when}`,
  retryAll: 'Retry all',
  retryAllOf: (name: string) => `Retry all: ${name}`,
  noReason: 'Not known',
  errorTitle: 'Error!',
  retriedTitle: 'Tried again!',
  retried: (name: string, count: number) =>
    count === 1
      ? `A job “${name}” is being tried again.`
      : `${String(count)} jobs “${name}” are being tried again.`,
} as const
