import type { ServerProcess } from '@ozi/contract'
import { Card } from '~/ui/list/Card'
import { DateTime } from '~/ui/text/DateTime'
import { Table, type TableColumn } from '~/ui/table/Table'
import { healthTexts as texts } from './texts'

const gigabytes = (bytes: number): string => (bytes / 1024 ** 3).toFixed(1)
const { columns: heads } = texts

const COLUMNS: readonly TableColumn<ServerProcess>[] = [
  {
    key: 'host',
    head: heads.host,
    cell: ({ hostname, pid }) => (
      <span className="md:grid">
        <span className="wrap-anywhere">{hostname}</span>{' '}
        <span className="text-quiet text-sm font-normal">{texts.pid(pid)}</span>
      </span>
    ),
    primary: true,
  },
  { key: 'version', head: heads.version, cell: ({ version }) => version, phone: 'detail' },
  {
    key: 'startedAt',
    head: heads.startedAt,
    cell: ({ startedAt }) => <DateTime at={startedAt} />,
    numeric: true,
  },
  {
    key: 'seenAt',
    head: heads.seenAt,
    cell: ({ seenAt }) => <DateTime at={seenAt} style="ago" />,
    numeric: true,
    phone: 'state',
  },
  {
    key: 'disk',
    head: heads.disk,
    cell: ({ diskFreeBytes, diskSizeBytes }) =>
      texts.disk(gigabytes(diskFreeBytes), gigabytes(diskSizeBytes)),
    numeric: true,
    phone: 'end',
  },
]

/** The processes that were seen in the last day. */
export function Processes({ processes }: { processes: readonly ServerProcess[] }) {
  return (
    <Card as="section" flush title={texts.processes}>
      <Table
        caption={texts.processes}
        columns={COLUMNS}
        rows={processes}
        rowKey={({ _id }) => _id}
        empty={texts.none}
      />
    </Card>
  )
}
