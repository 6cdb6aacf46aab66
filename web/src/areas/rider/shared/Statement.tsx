import type { ReactNode } from 'react'
import type { PagedList } from '~/live/usePagedList'
import { RiderOkada } from '~/ui/art/RiderOkada'
import { CardList, totalOf } from '~/ui/list/CardList'
import { EmptyState } from '~/ui/state/EmptyState'
import { PagedRows } from '~/live/PagedRows'
import { Skeleton } from '~/ui/state/Skeleton'

interface StatementProps<T> {
  entries: PagedList<T>
  none: string
  renderEntry: (entry: T) => ReactNode
}

/** Entries of the rider's money, newest first; further ones are loaded as one scrolls. */
export function Statement<T extends { readonly _id: string }>({
  entries,
  none,
  renderEntry,
}: StatementProps<T>) {
  return (
    <PagedRows
      paged={entries}
      skeleton={
        <div aria-hidden className="grid gap-3">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
      }
      empty={<EmptyState art={<RiderOkada className="w-full" />} title={none} />}
    >
      {(rows) => (
        <CardList
          rows={rows}
          total={totalOf(entries.list)}
          rowKey={({ _id }) => _id}
          renderRow={renderEntry}
          gap="gap-3"
          columns="grid-cols-1"
          cardSize="[contain-intrinsic-size:auto_5rem]"
          blankSize="h-[69rem]"
        />
      )}
    </PagedRows>
  )
}
