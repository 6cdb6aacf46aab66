import type { FailedJob } from '@ozi/contract'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { DateTime } from '~/ui/text/DateTime'
import { formatCount, formatDate } from '~/ui/text/format'
import { Table, type TableColumn } from '~/ui/table/Table'
import { healthTexts as texts } from './texts'
import { useRetry } from './useHealth'

interface FailedJobsProps {
  jobs: readonly FailedJob[]
  counts: readonly { readonly name: string; readonly jobs: number }[]
}

/** The jobs that were given up, with Retry for each and for all of a name. */
export function FailedJobs({ jobs, counts }: FailedJobsProps) {
  const { busy, retryOne, retryAll } = useRetry()
  const { job: heads } = texts
  const columns: readonly TableColumn<FailedJob>[] = [
    {
      key: 'name',
      head: heads.name,
      cell: ({ name }) => name,
      primary: true,
      className: 'md:whitespace-nowrap',
    },
    {
      key: 'reason',
      head: heads.reason,
      cell: ({ reason }) => <span className="wrap-anywhere">{reason || texts.noReason}</span>,
      phone: 'detail',
    },
    { key: 'attempts', head: heads.attempts, cell: ({ attempts }) => formatCount(attempts), numeric: true },
    {
      key: 'failedAt',
      head: heads.failedAt,
      cell: ({ failedAt }) => <DateTime at={failedAt} />,
      numeric: true,
      phone: 'end',
    },
    {
      key: 'actions',
      head: heads.actions,
      actions: true,
      cell: ({ _id, name, failedAt }) => (
        <Button
          look="secondary"
          size="sm"
          busy={busy === _id}
          aria-label={texts.retryOne(name, formatDate(failedAt, 'dateTime'))}
          onClick={() => void retryOne(_id, name)}
        >
          {texts.retry}
        </Button>
      ),
    },
  ]
  return (
    <Card as="section" flush title={texts.failed}>
      <p className="text-quiet px-4 pt-3 md:px-6">{texts.failedLead}</p>
      {counts.length > 0 && (
        <ul className="border-line divide-line mx-4 my-3 divide-y rounded-control border md:mx-6">
          {counts.map(({ name, jobs: count }) => (
            <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2">
              <span>
                <span className="font-semibold">{name}</span>{' '}
                <span className="text-quiet tabular-nums">{texts.jobs(count)}</span>
              </span>
              <Button
                look="secondary"
                size="sm"
                busy={busy === name}
                aria-label={texts.retryAllOf(name)}
                onClick={() => void retryAll(name)}
              >
                {texts.retryAll}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Table
        caption={texts.failed}
        columns={columns}
        rows={jobs}
        rowKey={({ _id }) => _id}
        empty={texts.noneFailed}
      />
    </Card>
  )
}
