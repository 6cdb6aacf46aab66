import { isPermitted } from '@ozi/contract'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useSession } from '~/session'
import { Button } from '~/ui/Button'
import type { TableColumn } from '~/ui/Table'
import type { useSearchInAddress } from '~/ui/useSearchInAddress'
import { ListPage } from '../ListPage'
import { PagedTable } from '../PagedTable'
import { type NoteOf, type Person, personColumns } from './columns'
import { ConfirmDeletion } from './ConfirmDeletion'
import { type OrdersOf, PersonOrders } from './PersonOrders'
import { type PersonEntry, PersonSheet } from './PersonSheet'
import type { PeopleList } from './usePeopleList'

/** An additional action for people who may manage this list: its button, and what it opens. */
export interface PageDeed {
  readonly label: string
  readonly icon: LucideIcon
  readonly look?: 'primary' | 'secondary'
  readonly dialog: (close: () => void) => ReactNode
}

interface PeoplePageProps<Row extends Person> {
  texts: {
    readonly title: string
    readonly placeholder: string
    readonly searchLabel: string
    readonly nouns: readonly [one: string, many: string]
  }
  messages: { readonly none: string; readonly deleted: string; readonly deleteFailed: string }
  search: ReturnType<typeof useSearchInAddress>
  people: PeopleList<Row>
  /** Shown before the date column; the same array at each render. */
  columns?: readonly TableColumn<Row>[]
  /** Shown beside a name; the same function at each render. */
  noteOf?: NoteOf<Row>
  deeds?: readonly PageDeed[]
  /** The dialog to edit a person. @param isLack whether it begins at what the row lacks */
  update: (row: Row, close: () => void, isLack: boolean) => ReactNode
  remove: (input: { id: string; version: number }) => Promise<unknown>
  /** The entries of a person's sheet. */
  entriesOf: (row: Row) => readonly PersonEntry[]
  /** Whose orders the sheet lists. */
  ordersOf: (row: Row) => OrdersOf
}

type Open<Row> =
  | { readonly what: PageDeed }
  | { readonly what: 'update'; readonly row: Row; readonly isLack: boolean }
  | { readonly what: 'delete' | 'details'; readonly row: Row }
  | null

/**
 * A list of people, searched by the server and loaded by scrolling; each can be edited, deleted and viewed in
 * full.
 */
export function PeoplePage<Row extends Person>(props: PeoplePageProps<Row>) {
  const { texts, messages, search, people, columns: more, noteOf, update, remove, entriesOf } = props
  const [open, setOpen] = useState<Open<Row>>(null)
  const close = () => setOpen(null)
  const mayManage = isPermitted(useSession()?.data?.role ?? 'user', 'managePeople')
  const rowFor = (what: 'delete' | 'details') => (open?.what === what ? open.row : null)
  const [deleted, detailed] = [rowFor('delete'), rowFor('details')]
  const columns = useMemo(() => {
    const deeds = {
      onUpdate: (row: Row, isLack: boolean) => setOpen({ what: 'update', row, isLack }),
      onDelete: (row: Row) => setOpen({ what: 'delete', row }),
    }
    return personColumns(mayManage ? deeds : null, more, noteOf)
  }, [mayManage, more, noteOf])
  const openDetails = useCallback((row: Row) => setOpen({ what: 'details', row }), [])
  return (
    <ListPage
      title={texts.title}
      search={{ ...search, label: texts.searchLabel, placeholder: texts.placeholder }}
      paged={people.paged}
      nouns={texts.nouns}
      actions={
        mayManage &&
        props.deeds?.map((deed) => (
          <Button
            key={deed.label}
            look={deed.look ?? 'primary'}
            // Two fit side by side on a phone.
            className="max-sm:px-3.5! max-sm:text-sm"
            icon={<deed.icon size={18} strokeWidth={1.75} aria-hidden />}
            onClick={() => setOpen({ what: deed })}
          >
            {deed.label}
          </Button>
        ))
      }
    >
      <PagedTable
        paged={people.paged}
        caption={texts.title}
        columns={columns}
        empty={messages.none}
        onOpen={openDetails}
        marks={people.marks}
      />
      {open && typeof open.what === 'object' && open.what.dialog(close)}
      {open?.what === 'update' && update(open.row, close, open.isLack)}
      {deleted && (
        <ConfirmDeletion
          person={deleted}
          messages={messages}
          remove={remove}
          onDeleted={people.remove}
          onRecord={people.merge}
          onClose={close}
        />
      )}
      <PersonSheet
        name={detailed?.name ?? null}
        entries={detailed ? entriesOf(detailed) : []}
        onClose={close}
      >
        {detailed && <PersonOrders of={props.ordersOf(detailed)} />}
      </PersonSheet>
    </ListPage>
  )
}
