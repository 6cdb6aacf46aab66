import { isPermitted } from '@ozi/contract'
import { useCallback, useMemo, useState } from 'react'
import { useSession } from '~/session'
import type { TableColumn } from '~/ui/table/Table'
import { type NoteOf, type Person, personColumns } from './columns'

/** What is open above a list of people; `Deed` names the page's own dialogs. */
type PersonDialog<Row, Deed> =
  | { readonly what: Deed }
  | { readonly what: 'update'; readonly row: Row; readonly isLack: boolean }
  | { readonly what: 'delete' | 'details'; readonly row: Row }
  | null

/**
 * Which dialog of a list of people is open, and the columns whose buttons open them.
 * @param more columns before the date; the same array at each render
 * @param noteOf shown beside a name; the same function at each render
 */
export function useOpened<Row extends Person, Deed extends string = never>(
  more?: readonly TableColumn<Row>[],
  noteOf?: NoteOf<Row>,
) {
  const [opened, setOpened] = useState<PersonDialog<Row, Deed>>(null)
  const mayManage = isPermitted(useSession()?.data?.role ?? 'user', 'managePeople')
  const columns = useMemo(() => {
    const deeds = {
      onUpdate: (row: Row, isLack: boolean) => setOpened({ what: 'update', row, isLack }),
      onDelete: (row: Row) => setOpened({ what: 'delete', row }),
    }
    return personColumns(mayManage ? deeds : null, more, noteOf)
  }, [mayManage, more, noteOf])
  const rowFor = (what: 'delete' | 'details') =>
    opened !== null && 'row' in opened && opened.what === what ? opened.row : null
  return {
    mayManage,
    columns,
    open: (what: Deed) => setOpened({ what }),
    openDetails: useCallback((row: Row) => setOpened({ what: 'details', row }), []),
    close: () => setOpened(null),
    deed: opened !== null && !('row' in opened) ? opened.what : null,
    updated: opened !== null && 'isLack' in opened ? opened : null,
    deleted: rowFor('delete'),
    detailed: rowFor('details'),
  }
}
