import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { liveList } from '~/live/liveList'
import { type AnswerPage, type PagedList, type PagedListOptions, usePagedList } from '~/live/usePagedList'
import { adminTexts } from '../texts'

/** A list of people that includes changes made here since it was fetched, without refetching it. */
export interface PeopleList<Row> {
  readonly paged: PagedList<Row>
  /** The mark of each record created or changed here, by id. */
  readonly marks: ReadonlyMap<string, string>
  /** Adds a record after the rows on the screen. */
  readonly append: (row: Row) => void
  readonly merge: (row: RecordChange<Row>) => void
  readonly remove: (id: string) => void
  /** Refetches the list, after many records were added at once. */
  readonly refresh: () => void
}

/** A record as a call answered it; the list may know more of it. */
type RecordChange<Row> = Partial<Row> & { readonly _id: string }

type Answer<Name extends string> = Readonly<Record<Name, readonly { readonly _id: string }[]>>

/**
 * @param name the property of an answer that contains the rows
 * @param options of the list call, as `usePagedList` takes them
 */
export function usePeopleList<Name extends string, Page extends AnswerPage & Answer<Name>>(
  name: Name,
  options: PagedListOptions<Page>,
): PeopleList<Page[Name][number]> {
  type Row = Page[Name][number]
  const paged = usePagedList(options, name)
  const queryClient = useQueryClient()
  const [marks, setMarks] = useState<ReadonlyMap<string, string>>(new Map())

  const list = liveList<Row>({
    lists: [options.queryKey],
    rows: name,
    belongs: () => true,
    position: 'last',
  })(queryClient)
  // A new record stays marked as new, even if it is changed afterwards.
  const mark = ({ _id }: { readonly _id: string }, word: string) =>
    setMarks((known) => new Map([[_id, word], ...known]))

  return {
    paged,
    marks,
    append(row) {
      list.put(row)
      mark(row, adminTexts.marks.new)
    },
    merge(row) {
      list.change(row._id, (before) => ({ ...before, ...row }))
      mark(row, adminTexts.marks.changed)
    },
    refresh: () => void queryClient.invalidateQueries({ queryKey: options.queryKey }),
    remove: list.drop,
  }
}
