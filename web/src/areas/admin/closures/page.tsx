import { type Closure, CLOSURE_STATES, isPermitted } from '@ozi/contract'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { MapView } from '~/map/MapView'
import { useSession } from '~/session'
import { LinkButton } from '~/ui/button/Button'
import { Select } from '~/ui/field/Select'
import { RevealWhen } from '~/ui/state/RevealWhen'
import { oneOf, useFilters } from '~/ui/address/useFilters'
import { PagedCount, PagedTable } from '../shared/PagedTable'
import { ClosureSheet } from './ClosureSheet'
import { closureColumns } from './columns'
import { closuresTexts as texts } from './texts'
import { useClosedNow, useClosures } from './useClosures'

export const meta = () => [{ title: `${texts.title} · Ozi` }]

const FILTERS = { state: oneOf(CLOSURE_STATES) }
const OPTIONS = ['all', ...CLOSURE_STATES] as const

/** Roads that are closed now, on a map and as a list, and those that were. */
export default function Closures() {
  const role = useSession()?.data?.role ?? 'user'
  const { filters, setFilter } = useFilters(FILTERS)
  const { state } = filters
  const closures = useClosures(state)
  const { lines, areFollowed, isKnown } = useClosedNow()
  const [opened, setOpened] = useState<Closure | null>(null)
  return (
    <div className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
          <p className="text-quiet mt-1">{texts.lead}</p>
        </div>
        {isPermitted(role, 'closeRoads') && (
          <LinkButton to="/admin/closures/new" icon={<Plus size={18} />}>
            {texts.add}
          </LinkButton>
        )}
      </header>
      {!areFollowed && (
        <p role="status" className="rounded-card bg-wait-wash text-wait px-4 py-3 font-medium">
          {texts.notFollowed}
        </p>
      )}
      {lines !== undefined && lines.length > 0 && (
        <section aria-label={texts.map}>
          <MapView className="h-80" pins={NO_PINS} closed={lines} hasWay={false} />
        </section>
      )}
      <RevealWhen ready={isKnown} className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <div className="w-44">
            <Select
              aria-label={texts.filterLabel}
              options={OPTIONS.map((value) => ({
                value: value === 'all' ? '' : value,
                label: texts.filters[value],
              }))}
              value={state ?? ''}
              onChange={({ target }) => setFilter('state', target.value)}
            />
          </div>
          <PagedCount paged={closures} nouns={texts.nouns} />
        </div>
        <PagedTable
          paged={closures}
          caption={texts.title}
          columns={closureColumns}
          empty={texts.empty[state ?? 'all']}
          onOpen={setOpened}
        />
      </RevealWhen>
      <ClosureSheet closure={opened} onClose={() => setOpened(null)} />
    </div>
  )
}

const NO_PINS = [] as const
