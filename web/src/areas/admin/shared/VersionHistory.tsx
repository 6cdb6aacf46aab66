import type { ReactNode } from 'react'
import type { PagedList } from '~/live/usePagedList'
import { Card } from '~/ui/list/Card'
import { DateTime } from '~/ui/text/DateTime'
import { ErrorState } from '~/ui/state/ErrorState'
import { LoadMore } from '~/ui/list/LoadMore'
import { Table, type TableColumn } from '~/ui/table/Table'
import { loadError } from './loadError'

/** A version of something that is never changed, only followed by another one. */
interface Version {
  readonly _id: string
  readonly version: number
  readonly createdAt: string
  readonly createdBy?: string | undefined
}

const texts = {
  title: 'History',
  none: 'Nothing has been changed yet.',
  columns: { version: 'Version', at: 'When', by: 'Who', changes: 'What changed' },
  noName: 'Ozi',
} as const
const { columns: heads } = texts

const DATES: readonly TableColumn<Version>[] = [
  {
    key: 'at',
    head: heads.at,
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
    phone: 'end',
    className: 'md:w-48',
  },
  {
    key: 'by',
    head: heads.by,
    cell: ({ createdBy }) => createdBy ?? texts.noName,
    phone: 'detail',
    className: 'md:w-48',
  },
  {
    key: 'version',
    head: heads.version,
    cell: ({ version }) => String(version),
    numeric: true,
    className: 'md:w-24',
  },
]

interface VersionHistoryProps<Row extends Version> {
  history: PagedList<Row>
  /** Each change in words; none of the first version. */
  changesOf: (version: Row) => readonly string[]
  first: string
}

/** All versions: when, by whom, and what changed. */
export function VersionHistory<Row extends Version>({ history, changesOf, first }: VersionHistoryProps<Row>) {
  const { list } = history
  const error = history.error !== null && <ErrorState title={loadError(history.error)} query={history} />
  const changes: TableColumn<Row> = {
    key: 'changes',
    head: heads.changes,
    cell: (version) => changeList(changesOf(version), first),
    primary: true,
  }
  return (
    <Card as="section" title={texts.title} flush>
      {error && <div className="p-4 md:px-6">{error}</div>}
      {(!error || list) && (
        <Table
          caption={texts.title}
          columns={[changes, ...DATES]}
          rows={list?.rows ?? []}
          rowKey={(version) => version._id}
          loading={history.isLoading}
          empty={texts.none}
        />
      )}
      <LoadMore of={history} />
    </Card>
  )
}

function changeList(changes: readonly string[], first: string): ReactNode {
  if (changes.length === 0) return first
  return (
    <ul className="grid gap-0.5 font-normal">
      {changes.map((change) => (
        <li key={change} className="truncate tabular-nums wrap-anywhere md:whitespace-normal">
          {change}
        </li>
      ))}
    </ul>
  )
}
