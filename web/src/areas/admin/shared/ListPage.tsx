import { TEXT_LIMIT } from '@ozi/contract'
import type { ReactNode } from 'react'
import type { PagedList } from '~/live/usePagedList'
import { SearchInput } from '~/ui/field/SearchInput'
import { Filters } from './Filters'
import { PagedCount } from './PagedTable'
import { adminTexts } from './texts'

interface ListPageProps {
  title: string
  lead?: string
  /** The page's actions, beside the title. */
  actions?: ReactNode
  search: {
    readonly label: string
    readonly placeholder: string
    readonly text: string
    readonly setText: (text: string) => void
  }
  filter?: {
    readonly fields: ReactNode
    /** How many are set. */
    readonly count: number
    /** Several, below the search. */
    readonly isWide?: boolean
  }
  /** At the end of the line of the count. */
  tools?: ReactNode
  paged: Pick<PagedList<{ readonly _id: string }>, 'list' | 'isLoading'>
  /** The singular and plural name of its rows. */
  nouns: readonly [one: string, many: string]
  /** The table, and what opens beside or above it. */
  children: ReactNode
}

/** A staff page with one long list: title, search, count and rows. */
export function ListPage(props: ListPageProps) {
  const { title, lead, actions, search, filter, tools, paged, nouns, children } = props
  return (
    <div className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          {lead !== undefined && <p className="text-quiet mt-1">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      <div className="flex flex-wrap items-center gap-3">
        {/* Of one width, whatever the count says. */}
        <div className="w-full md:w-80 lg:w-md">
          <SearchInput
            label={search.label}
            placeholder={search.placeholder}
            clearLabel={adminTexts.clearSearch}
            maxLength={TEXT_LIMIT.line}
            value={search.text}
            onSearch={search.setText}
            className="max-sm:placeholder:text-sm max-[22rem]:placeholder:text-xs max-[22rem]:placeholder:tracking-tight"
          />
        </div>
        <div className="flex min-w-0 flex-1 items-center justify-between gap-3 md:order-last">
          <PagedCount paged={paged} nouns={nouns} />
          {tools}
        </div>
        {filter && (
          <Filters count={filter.count} {...(filter.isWide && { className: 'md:basis-full' })}>
            {filter.fields}
          </Filters>
        )}
      </div>
      {children}
    </div>
  )
}
