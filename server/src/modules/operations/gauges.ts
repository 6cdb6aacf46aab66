import type { GaugeGroup, Metrics } from '../../platform/metrics/metrics.ts'
import { PROBLEMS, type Problem } from '@ozi/contract'
import type { PoolUse } from '../../platform/database/pool.ts'
import { findProblems, type Figures } from './figures.ts'

export interface GaugesDeps {
  readonly metrics: Metrics
  readonly figures: () => Promise<Figures>
  readonly poolUse: () => PoolUse
  readonly sockets: { readonly count: () => number }
}

/** Adds what operators watch to the metrics. */
export function addGauges({ metrics, figures, poolUse, sockets }: GaugesDeps): void {
  metrics.add(ofProcess(poolUse, sockets))
  metrics.add(ofDeployment(figures))
}

const ofProcess = (poolUse: GaugesDeps['poolUse'], sockets: GaugesDeps['sockets']) =>
  group({
    gauges: {
      ozi_database_connections: { help: 'The most connections this process opens for requests' },
      ozi_database_connections_used: { help: 'Connections in use by statements and transactions' },
      ozi_database_waiting: { help: 'Statements and transactions that wait for a connection' },
      ozi_sockets: { help: 'Live connections of pages to this process' },
    },
    read: () => {
      const { size, used, waiting } = poolUse()
      return {
        ozi_database_connections: size,
        ozi_database_connections_used: used,
        ozi_database_waiting: waiting,
        ozi_sockets: sockets.count(),
      }
    },
  })

/** The same in each process, except the disk: from the database, and measured at most every 15 seconds. */
const ofDeployment = (figures: GaugesDeps['figures']) =>
  group({
    gauges: {
      ozi_jobs_waiting: { help: 'Jobs that should be done by now', label: 'job' },
      ozi_jobs_oldest_seconds: { help: 'How long the oldest of them has waited', label: 'job' },
      ozi_jobs_failed: { help: 'Jobs that failed for good in the last 30 days', label: 'job' },
      ozi_mails_waiting: { help: 'Mails that should be out by now' },
      ozi_mails_oldest_seconds: { help: 'How long the oldest of them has waited' },
      ozi_orders: { help: 'Running orders, up to 10,001 of a stage', label: 'stage' },
      ozi_orders_oldest_seconds: { help: 'How long ago the oldest of them was placed', label: 'stage' },
      ozi_backup_age_seconds: { help: 'How long ago the newest backup was complete, or the installation' },
      ozi_backup_log_waiting_seconds: {
        help: 'How long the oldest finished file of the log waits to be in the backup',
      },
      ozi_money_differences: {
        help: 'Differences between the ledger and what happened that nobody has settled',
      },
      ozi_disk_free_bytes: { help: 'Left on the disk of DATA_DIR' },
      ozi_disk_size_bytes: { help: 'The size of that disk' },
      ozi_uploads_used_bytes: { help: 'How much room the pictures take' },
      ozi_uploads_max_bytes: { help: 'How much room they may take' },
      ozi_migrations_pending: { help: 'Migrations of this version that the database lacks' },
      ozi_problems: { help: 'What the page Health shows: 1 if it is wrong now', label: 'problem' },
    },
    async read() {
      const now = await figures()
      const { waiting, mails, failed, stages, disk, uploads } = now
      const wrong = new Set(findProblems(now))
      return {
        ozi_jobs_waiting: new Map(waiting.map(({ name, jobs }) => [name, jobs])),
        ozi_jobs_oldest_seconds: new Map(waiting.map(({ name, oldestSeconds }) => [name, oldestSeconds])),
        ozi_jobs_failed: new Map(failed.map(({ name, jobs }) => [name, jobs])),
        ozi_mails_waiting: mails.reduce((sum, { jobs }) => sum + jobs, 0),
        ozi_mails_oldest_seconds: Math.max(0, ...mails.map(({ oldestSeconds }) => oldestSeconds)),
        ozi_orders: new Map(stages.map(({ stage, orders }) => [stage, orders])),
        ozi_orders_oldest_seconds: new Map(
          stages.map(({ stage, oldestSeconds }) => [stage, oldestSeconds ?? 0]),
        ),
        ozi_backup_age_seconds: now.backup.ageSeconds,
        ozi_backup_log_waiting_seconds: now.archive?.waitingSeconds ?? 0,
        ozi_money_differences: now.differences,
        ozi_disk_free_bytes: disk.diskFreeBytes,
        ozi_disk_size_bytes: disk.diskSizeBytes,
        ozi_uploads_used_bytes: uploads.usedBytes,
        ozi_uploads_max_bytes: uploads.maxBytes,
        ozi_migrations_pending: now.migrations.pending.length,
        ozi_problems: new Map(
          (Object.keys(PROBLEMS) as Problem[]).map((name) => [name, Number(wrong.has(name))]),
        ),
      }
    },
  })

/** So that the compiler finds a gauge without a reading. */
const group = <Name extends string>(given: GaugeGroup<Name>): GaugeGroup<Name> => given
