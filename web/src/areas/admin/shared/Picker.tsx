import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Combobox } from '~/ui/combobox/Combobox'
import { Field } from '~/ui/field/Field'
import { useDebounced } from '~/ui/address/useDebounced'

const SEARCH_RESTS_MS = 300

interface PickerProps<Answer, Row extends { readonly _id: string }> {
  picked: { readonly name: string } | null
  onPick: (row: Row | null) => void
  /** The query that finds them. */
  find: (search: string) => UseQueryOptions<Answer, Error, Answer, readonly unknown[]>
  /** The rows of an answer, in order. */
  rowsOf: (answer: Answer) => readonly Row[]
  /** Said under the field where the list does not show all that were found. */
  moreText?: (answer: Answer) => string | undefined
  /** The content of a row; names in Highlight. */
  renderRow: (row: Row, text: string) => ReactNode
  /** The minimum length of a search; with 0, all rows are shown before anything is typed. */
  shortestSearch?: number
  /** Converts the typed text to the search text. */
  searchOf?: (typed: string) => string
  /** An action offered when nothing is found. */
  whenEmpty?: { readonly label: string; readonly onTake: (typed: string) => void }
  field: {
    readonly id?: string
    readonly label: string
    readonly hint?: string
    readonly required?: boolean
    readonly error: string | undefined
  }
  texts: {
    readonly placeholder: string
    readonly empty: string
    readonly failed: string
    readonly found?: (count: number) => string
  }
}

const asTyped = (typed: string): string => typed

/** Finds one of many records on the server, by part of a name or other text. */
export function Picker<Answer, Row extends { readonly _id: string }>(props: PickerProps<Answer, Row>) {
  const { picked, onPick, find, rowsOf, renderRow, shortestSearch = 0, searchOf = asTyped } = props
  const { whenEmpty, texts } = props
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? picked?.name ?? ''
  const wanted = picked ? '' : searchOf(text.trim())
  const search = useDebounced(wanted, SEARCH_RESTS_MS)
  const isAsking = picked === null && wanted.length >= shortestSearch
  const query = useQuery({
    ...find(search),
    enabled: search.length >= shortestSearch,
    // The line below the field stays while the next answer is on its way, so that the page does not jump.
    placeholderData: keepPreviousData,
  })
  const isCurrent = search === wanted && query.data !== undefined && !query.isPlaceholderData
  const hasFailed = search === wanted && query.isError && !query.isFetching
  const more = query.data !== undefined && isAsking ? props.moreText?.(query.data) : undefined
  return (
    <Field {...props.field} note={more}>
      <Combobox
        placeholder={texts.placeholder}
        query={text}
        onQuery={(next) => {
          setTyped(next)
          if (picked) onPick(null)
        }}
        items={query.data === undefined ? [] : rowsOf(query.data)}
        status={!isAsking ? 'idle' : hasFailed ? 'error' : isCurrent ? 'ready' : 'loading'}
        openOnFocus={shortestSearch === 0}
        itemKey={({ _id }) => _id}
        renderItem={(row) => renderRow(row, text)}
        onPick={(row) => {
          setTyped(null)
          onPick(row)
        }}
        onRetry={() => void query.refetch()}
        emptyText={texts.empty}
        {...(whenEmpty && { emptyAction: { label: whenEmpty.label, onTake: () => whenEmpty.onTake(text) } })}
        errorText={texts.failed}
        {...(texts.found && { countText: texts.found })}
      />
    </Field>
  )
}
