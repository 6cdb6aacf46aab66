import type { Health } from '@ozi/contract'
import type { ReactNode } from 'react'
import { Card } from '~/ui/list/Card'
import { DateTime } from '~/ui/text/DateTime'
import { formatCount } from '~/ui/text/format'
import { healthTexts as texts } from './texts'

/** The version, the migrations, the backups and the mails. */
export function Facts(health: Health) {
  const { version, migrations, backupAt, backupLog, mailsWaiting } = health
  const { last, pending } = migrations
  return (
    <Card as="section" title={texts.facts}>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
        <Fact name={texts.version}>{version}</Fact>
        <Fact name={texts.backup}>{backupAt === null ? texts.noBackup : <DateTime at={backupAt} />}</Fact>
        {backupLog && (
          <>
            <Fact name={texts.backupLog}>{stateOfLog(backupLog)}</Fact>
            <Fact name={texts.check}>
              {backupLog.checkedAt === null ? texts.noCheck : <DateTime at={backupLog.checkedAt} />}
              {backupLog.problem !== null && (
                <span className="text-bad block text-sm">{backupLog.problem}</span>
              )}
            </Fact>
          </>
        )}
        <Fact name={texts.mails}>{formatCount(mailsWaiting)}</Fact>
        <Fact name={texts.migration}>
          {last ?? texts.none}
          {pending.length > 0 && <span className="text-bad block text-sm">{texts.pending(pending)}</span>}
        </Fact>
      </dl>
    </Card>
  )
}

/** A file of the log is finished, and kept, each four minutes at the latest. */
const LATE_SECONDS = 300

const stateOfLog = ({ waitingSeconds }: NonNullable<Health['backupLog']>): string =>
  waitingSeconds < LATE_SECONDS ? texts.logCurrent : texts.logBehind(Math.round(waitingSeconds / 60))

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-quiet text-sm">{name}</dt>
      <dd className="mt-0.5 font-semibold wrap-anywhere tabular-nums">{children}</dd>
    </div>
  )
}
