import { isPermitted } from '@ozi/contract'
import { useCallback, useMemo, useState } from 'react'
import { useSession } from '~/session'
import { useAddress } from '~/ui/address/useAddress'
import type { TableColumn } from '~/ui/table/Table'
import { type NoteOf, type Person, personColumns } from './columns'

/** The dialog that is open above a list of people; `Kind` names those of its page alone. */
export type PersonDialog<Row, Kind = never> =
  | { readonly kind: Kind }
  | { readonly kind: 'update'; readonly row: Row; readonly isLack: boolean }
  | { readonly kind: 'delete'; readonly row: Row }
  | { readonly kind: 'details'; readonly row: Row; readonly actions: SheetActions | null }

/** What a sheet offers where the list has no room for the buttons. */
export interface SheetActions {
  readonly update: () => void
  readonly delete: () => void
}

const REGISTER = 'register'

/**
 * The open dialog of a list of people, and the columns whose buttons open one. An address with `open=register` opens
 * that one.
 * @param more columns before the date; the same array at each render
 * @param noteOf shown beside a name; the same function at each render
 */
export function useOpenDialog<Row extends Person, Kind extends string = never>(
  more?: readonly TableColumn<Row>[],
  noteOf?: NoteOf<Row>,
) {
  const [dialog, setDialog] = useState<PersonDialog<Row, Kind> | null>(null)
  const { params, change } = useAddress()
  const mayManage = isPermitted(useSession()?.data?.role ?? 'user', 'managePeople')
  const columns = useMemo(() => {
    const actions = {
      onUpdate: (row: Row, isLack: boolean) => setDialog({ kind: 'update', row, isLack }),
      onDelete: (row: Row) => setDialog({ kind: 'delete', row }),
    }
    return personColumns(mayManage ? actions : null, more, noteOf)
  }, [mayManage, more, noteOf])
  return {
    mayManage,
    columns,
    dialog: dialog ?? (mayManage && params.get('open') === REGISTER ? { kind: REGISTER as Kind } : null),
    open: (kind: Kind) => setDialog({ kind }),
    openDetails: useCallback(
      (row: Row) => {
        const actions = {
          update: () => setDialog({ kind: 'update', row, isLack: false }),
          delete: () => setDialog({ kind: 'delete', row }),
        }
        setDialog({ kind: 'details', row, actions: mayManage ? actions : null })
      },
      [mayManage],
    ),
    close() {
      setDialog(null)
      if (params.has('open')) change({ open: '' })
    },
  }
}
