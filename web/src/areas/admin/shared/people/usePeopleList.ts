import { useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useState } from 'react'
import { type PagedList, usePagedList } from '~/api/usePagedList'

interface Person {
  readonly _id: string
}

/** A list of people with what was changed here since it came: the page shows it at once, and asks for nothing again. */
export interface PeopleList<Row> {
  readonly paged: PagedList<Row>
  /** Made or changed here. */
  readonly markedKeys: ReadonlySet<string>
  /** Stands after the rows on screen. */
  readonly append: (row: Row) => void
  readonly merge: (row: Row) => void
  readonly remove: (id: string) => void
  /** Many came at once: the list is asked for anew. */
  readonly refresh: () => void
}

/**
 * @param options of the list call, as `usePagedList` takes them
 * @param rowsOf which part of an answer its rows are; the same function at each call
 * @param withRows an answer with other rows
 */
export function usePeopleList<
  Page extends { readonly nextCursor: string | null; readonly total: number },
  Row extends Person,
>(
  options: Parameters<typeof usePagedList<Page, Row>>[0],
  rowsOf: (page: Page) => readonly Row[],
  withRows: (page: Page, rows: Row[], total: number) => Page,
): PeopleList<Row> {
  const paged = usePagedList(options, rowsOf)
  const queryClient = useQueryClient()
  const [markedKeys, setMarkedKeys] = useState<ReadonlySet<string>>(new Set())

  function change(added: number, rowsNow: (rows: readonly Row[], isLast: boolean) => Row[]) {
    queryClient.setQueryData<InfiniteData<Page>>(options.queryKey, (data) =>
      data === undefined
        ? data
        : {
            ...data,
            pages: data.pages.map((page, at) =>
              withRows(page, rowsNow(rowsOf(page), at === data.pages.length - 1), page.total + added),
            ),
          },
    )
  }
  const mark = ({ _id }: Row) => setMarkedKeys((keys) => new Set([...keys, _id]))

  return {
    paged,
    markedKeys,
    append(row) {
      change(1, (rows, isLast) => (isLast ? [...rows, row] : [...rows]))
      mark(row)
    },
    merge(row) {
      change(0, (rows) => rows.map((before) => (before._id === row._id ? { ...before, ...row } : before)))
      mark(row)
    },
    refresh: () => void queryClient.invalidateQueries({ queryKey: options.queryKey }),
    remove(id) {
      change(-1, (rows) => rows.filter(({ _id }) => _id !== id))
    },
  }
}
