import type { Health } from '@ozi/contract'
import type { ReactNode } from 'react'
import { Card } from '~/ui/Card'
import { DateTime } from '~/ui/DateTime'
import { formatCount } from '~/ui/format'
import { healthTexts as texts } from './texts'

/** The version, the migrations, the backup, the mails and, if there is one, the read database. */
export function Facts({ version, migrations, backupAt, mailsWaiting, readDatabase }: Health) {
  const { last, pending } = migrations
  return (
    <Card as="section" title={texts.facts}>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
        <Fact name={texts.version}>{version}</Fact>
        <Fact name={texts.backup}>{backupAt === null ? texts.noBackup : <DateTime at={backupAt} />}</Fact>
        <Fact name={texts.mails}>{formatCount(mailsWaiting)}</Fact>
        <Fact name={texts.migration}>
          {last ?? texts.none}
          {pending.length > 0 && <span className="text-bad block text-sm">{texts.pending(pending)}</span>}
        </Fact>
        {readDatabase && <Fact name={texts.readDatabase}>{stateOf(readDatabase)}</Fact>}
      </dl>
    </Card>
  )
}

function stateOf({ isAway, behindSeconds }: NonNullable<Health['readDatabase']>): string {
  if (isAway) return texts.readAway
  return behindSeconds === 0 ? texts.readCurrent : texts.readBehind(behindSeconds)
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-quiet text-sm">{name}</dt>
      <dd className="mt-0.5 font-semibold wrap-anywhere tabular-nums">{children}</dd>
    </div>
  )
}
