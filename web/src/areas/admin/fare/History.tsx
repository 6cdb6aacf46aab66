import type { TariffVersion } from '@ozi/contract'
import { api } from '~/api'
import { byPage, usePagedList } from '~/live/usePagedList'
import { Card } from '~/ui/Card'
import { DateTime } from '~/ui/DateTime'
import { ErrorState } from '~/ui/ErrorState'
import { LoadMore } from '~/ui/LoadMore'
import { Table, type TableColumn } from '~/ui/Table'
import { loadFailure } from '../shared/loadFailure'
import { changeInWords } from './changes'
import { fareTexts as texts } from './texts'

const { historyColumns: heads } = texts

const columns: readonly TableColumn<TariffVersion>[] = [
  { key: 'changes', head: heads.changes, cell: (version) => <Changes version={version} />, primary: true },
  { key: 'at', head: heads.at, cell: ({ createdAt }) => <DateTime at={createdAt} />, className: 'md:w-48' },
  { key: 'by', head: heads.by, cell: ({ createdBy }) => createdBy ?? texts.noName, className: 'md:w-48' },
  {
    key: 'version',
    head: heads.version,
    cell: ({ version }) => String(version),
    numeric: true,
    className: 'md:w-24',
  },
]

function Changes({ version: { changes } }: { version: TariffVersion }) {
  if (changes.length === 0) return texts.firstVersion
  return (
    <ul className="grid gap-0.5 font-normal">
      {changes.map((change) => (
        <li key={change.field} className="wrap-anywhere tabular-nums">
          {changeInWords(change)}
        </li>
      ))}
    </ul>
  )
}

const versionsOf = ({ tariffs }: { readonly tariffs: readonly TariffVersion[] }) => tariffs

/** All versions of the tariff: when, by whom, and what changed. */
export function History() {
  const history = usePagedList(api.tariffs.history.infiniteOptions(byPage({})), versionsOf)
  const { list } = history
  const error = history.error !== null && (
    <ErrorState title={loadFailure(history.error)} onRetry={history.retry} retrying={history.isRetrying} />
  )
  return (
    <Card as="section" title={texts.history} flush>
      {error && <div className="p-4 md:px-6">{error}</div>}
      {(!error || list) && (
        <Table
          caption={texts.history}
          columns={columns}
          rows={list?.rows ?? []}
          rowKey={(version) => version._id}
          loading={history.isLoading}
          empty={texts.noHistory}
        />
      )}
      <LoadMore of={history} />
    </Card>
  )
}
