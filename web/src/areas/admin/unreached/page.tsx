import { useQuery } from '@tanstack/react-query'
import { api } from '~/api'
import { BackLink } from '~/ui/button/BackLink'
import { Card } from '~/ui/list/Card'
import { ErrorState } from '~/ui/state/ErrorState'
import { Table } from '~/ui/table/Table'
import { loadError } from '../shared/loadError'
import { unreachedColumns } from './columns'
import { unreachedPageTexts as texts } from './texts'

const ASK_EVERY_MS = 60_000

export const meta = () => [{ title: `${texts.title} · Ozi` }]

/** Notifications of the last days that reached nobody, so that somebody calls. */
export default function UnreachedPeople() {
  const query = useQuery({ ...api.notifications.unreached.queryOptions(), refetchInterval: ASK_EVERY_MS })
  const { data, error } = query
  return (
    <div className="grid grid-cols-1 gap-4">
      <header>
        <BackLink to="/admin/dispatch">{texts.back}</BackLink>
        <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
        <p className="text-quiet mt-1">{texts.lead}</p>
      </header>
      {error && <ErrorState title={loadError(error)} query={query} />}
      {(data || !error) && (
        <Card flush>
          <Table
            caption={texts.title}
            columns={unreachedColumns}
            rows={data?.notifications ?? []}
            rowKey={({ _id }) => _id}
            loading={query.isPending}
            empty={texts.empty}
          />
          {data?.isCut && <p className="text-quiet px-4 py-3 text-sm md:px-6">{texts.onlyNewest}</p>}
        </Card>
      )}
    </div>
  )
}
