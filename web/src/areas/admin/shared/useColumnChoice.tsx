import { clsx } from 'clsx'
import { Columns3 } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { readStored, store, watchStored } from '~/browser/browserStorage'
import { useStore } from '~/browser/useStore'
import { useSession } from '~/session'
import { Button } from '~/ui/button/Button'
import { lazyPart } from '~/ui/lazy/lazyPart'
import type { TableColumn } from '~/ui/table/Table'
import { adminTexts as texts } from './texts'

const ColumnsDialog = lazyPart(async () => (await import('./ColumnsDialog')).ColumnsDialog)

/**
 * The columns that a person sees of a list, which this browser keeps; phones have rows of two lines instead.
 * @param list its name
 * @param columns the same array at each render
 */
export function useColumnChoice<Row>(
  list: string,
  columns: readonly TableColumn<Row>[],
): { readonly columns: readonly TableColumn<Row>[]; readonly button: ReactNode } {
  const key = `columns:${useSession()?.data?._id ?? ''}:${list}`
  const hidden = useStore({
    read: () => readStored(key) ?? '',
    watch: (changed) => watchStored([key], changed),
    rendered: () => '',
  })
  const [isOpen, setOpen] = useState(false)
  const shown = useMemo(() => {
    const names = hidden.split(' ')
    return columns.map((column) =>
      names.includes(column.key) && !isKept(column)
        ? { ...column, className: clsx(column.className, 'md:hidden!') }
        : column,
    )
  }, [columns, hidden])
  const button = (
    <>
      <Button
        className="max-xl:hidden"
        look="quiet"
        size="row"
        icon={<Columns3 size={16} />}
        {...ColumnsDialog.preloadWhenNear}
        onClick={() => setOpen(true)}
      >
        {texts.columns}
      </Button>
      {isOpen && (
        <ColumnsDialog
          columns={columns.filter((column) => !isKept(column))}
          hidden={hidden === '' ? [] : hidden.split(' ')}
          onChange={(names) => store(key, names.join(' '))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
  return { columns: shown, button }
}

const isKept = ({ primary, isKept: kept }: TableColumn<never>): boolean => primary === true || kept === true
