import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '~/ui/Button'
import { DateTime } from '~/ui/DateTime'
import type { TableColumn } from '~/ui/Table'
import { EmailText } from '../EmailText'
import { peopleTexts as texts } from './texts'

/** The common data of customers, riders and vendors. */
export interface Person {
  readonly _id: string
  readonly name: string
  readonly email: string
  readonly createdAt: string
  readonly version: number
}

/**
 * What is noted beside a name.
 * @param complete opens the update of the row at what it lacks; null for people who may not manage it
 */
export type NoteOf<Row> = (row: Row, complete: (() => void) | null) => ReactNode

interface PersonDeeds<Row> {
  /** @param isLack whether it begins at what the row lacks */
  readonly onUpdate: (row: Row, isLack: boolean) => void
  readonly onDelete: (row: Row) => void
}

const { columns: heads } = texts

/**
 * Name, Email, Date Joined and, with the permission, Update and Delete; `more` comes before the date, a note
 * beside the name.
 */
export function personColumns<Row extends Person>(
  deeds: PersonDeeds<Row> | null,
  more: readonly TableColumn<Row>[] = [],
  noteOf?: NoteOf<Row>,
): readonly TableColumn<Row>[] {
  return [
    {
      key: 'name',
      head: heads.name,
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="wrap-anywhere">{row.name}</span>
          {noteOf?.(row, deeds && (() => deeds.onUpdate(row, true)))}
        </span>
      ),
      primary: true,
    },
    {
      key: 'email',
      head: heads.email,
      cell: ({ email }) => <EmailText email={email} />,
      // A long name beside it would leave room for a few letters a line.
      className: 'md:min-w-44',
    },
    ...more,
    {
      key: 'joined',
      head: heads.joined,
      cell: ({ createdAt }) => <DateTime at={createdAt} style="date" />,
      className: 'md:whitespace-nowrap',
    },
    ...(deeds === null ? [] : deedColumns(deeds)),
  ]
}

function deedColumns<Row extends Person>({
  onUpdate,
  onDelete,
}: PersonDeeds<Row>): readonly TableColumn<Row>[] {
  return [
    {
      key: 'update',
      head: heads.update,
      actions: true,
      className: 'md:w-24',
      cell: (row) => (
        <Button
          size="sm"
          look="secondary"
          aria-label={texts.updateOf(row.name)}
          onClick={() => onUpdate(row, false)}
        >
          {texts.update}
        </Button>
      ),
    },
    {
      key: 'delete',
      head: heads.delete,
      actions: true,
      className: 'md:w-28',
      cell: (row) => (
        <Button
          size="sm"
          look="quiet"
          className="text-bad!"
          icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
          aria-label={texts.deleteOf(row.name)}
          onClick={() => onDelete(row)}
        >
          {texts.delete}
        </Button>
      ),
    },
  ]
}
