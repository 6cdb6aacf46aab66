import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '~/ui/state/Badge'
import { Button } from '~/ui/button/Button'
import { DateTime } from '~/ui/text/DateTime'
import { cutAt, OneLine } from '~/ui/table/OneLine'
import type { TableColumn } from '~/ui/table/Table'
import { PhoneLink } from '../PhoneLink'
import { peopleTexts as texts, suspensionTexts } from './texts'

/** The common data of customers, riders and vendors. */
export interface Person {
  readonly _id: string
  readonly name: string
  readonly email: string
  readonly createdAt: string
  readonly version: number
  readonly isSuspended?: true | undefined
}

/**
 * A note beside a name.
 * @param complete opens the update of the row at what it lacks; null for people who may not manage it
 */
export type NoteOf<Row> = (row: Row, complete: (() => void) | null) => ReactNode

interface PersonActions<Row> {
  /** @param isLack whether it begins at what the row lacks */
  readonly onUpdate: (row: Row, isLack: boolean) => void
  readonly onDelete: (row: Row) => void
}

const { columns: heads } = texts
const ACTION = 'text-quiet! size-8 px-0!'
/** Between phones and desks there is no room for more columns. */
export const ON_DESKS = 'md:max-xl:hidden!'

/** How to call people, for those who look for it in the list. */
export const phoneColumn: TableColumn<{ readonly name: string; readonly mobileNumber: string }> = {
  key: 'phone',
  head: heads.phone,
  cell: ({ name, mobileNumber }) => <PhoneLink name={name} phone={mobileNumber} />,
  className: ON_DESKS,
}

/**
 * Name, Email, Date Joined and, with the permission, Update and Delete; `more` comes before the date, a note
 * beside the name.
 */
export function personColumns<Row extends Person>(
  actions: PersonActions<Row> | null,
  more: readonly TableColumn<Row>[] = [],
  noteOf?: NoteOf<Row>,
): readonly TableColumn<Row>[] {
  return [
    {
      key: 'name',
      head: heads.name,
      cell: (row) => (
        <span className="flex items-center gap-x-3">
          <span className="min-w-0">
            <OneLine>{row.name}</OneLine>
          </span>
          {row.isSuspended && <Badge tone="bad">{suspensionTexts.badge}</Badge>}
          {noteOf?.(row, actions && (() => actions.onUpdate(row, true)))}
        </span>
      ),
      primary: true,
      className: cutAt('md:w-[36%] xl:w-[22%]'),
    },
    {
      key: 'email',
      head: heads.email,
      cell: ({ email }) => <OneLine>{email}</OneLine>,
      phone: 'detail',
      className: cutAt('md:w-[34%] xl:w-[24%]'),
    },
    ...more,
    {
      key: 'joined',
      head: heads.joined,
      cell: ({ createdAt }) => <DateTime at={createdAt} style="day" />,
      phone: 'end',
      className: 'md:whitespace-nowrap',
    },
    ...(actions === null ? [] : actionColumns(actions)),
  ]
}

function actionColumns<Row extends Person>({
  onUpdate,
  onDelete,
}: PersonActions<Row>): readonly TableColumn<Row>[] {
  return [
    {
      key: 'update',
      head: heads.update,
      actions: 'named',
      cell: (row) => (
        <Button
          size="row"
          look="quiet"
          className={ACTION}
          icon={<Pencil size={18} />}
          aria-label={texts.updateOf(row.name)}
          onClick={() => onUpdate(row, false)}
        >
          <span className="sr-only">{heads.update}</span>
        </Button>
      ),
    },
    {
      key: 'delete',
      head: heads.delete,
      actions: 'named',
      cell: (row) => (
        <Button
          size="row"
          look="quiet"
          className={`${ACTION} hover:text-bad!`}
          icon={<Trash2 size={18} />}
          aria-label={texts.deleteOf(row.name)}
          onClick={() => onDelete(row)}
        >
          <span className="sr-only">{heads.delete}</span>
        </Button>
      ),
    },
  ]
}
