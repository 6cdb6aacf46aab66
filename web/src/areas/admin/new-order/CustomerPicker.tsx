import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '~/api'
import { Combobox } from '~/ui/Combobox'
import { Field } from '~/ui/Field'
import { Highlight } from '~/ui/Highlight'
import { useRested } from '~/ui/useRested'
import type { KnownCaller } from './caller'
import { newOrderTexts as texts } from './texts'

const CUSTOMERS_SHOWN = 15
const SEARCH_RESTS_MS = 300
const SHORTEST_SEARCH = 2
/** Nothing but what telephone numbers are written with. */
const TELEPHONE = /^\+?[\d\s().-]{4,}$/

interface CustomerPickerProps {
  id: string
  picked: KnownCaller | null
  onPick: (customer: KnownCaller | null) => void
  error: string | undefined
}

/** Finds a customer by phone, name or e-mail. */
export function CustomerPicker({ id, picked, onPick, error }: CustomerPickerProps) {
  const [text, setText] = useState(picked?.name ?? '')
  const typed = asKept(text.trim())
  const search = useRested(typed, SEARCH_RESTS_MS)
  const isAsking = picked === null && typed.length >= SHORTEST_SEARCH
  const customers = useQuery(
    api.customers.list.queryOptions({
      input: { search, limit: CUSTOMERS_SHOWN },
      enabled: isAsking && search.length >= SHORTEST_SEARCH,
    }),
  )
  const isCurrent = search === typed && customers.data !== undefined
  const hasFailed = search === typed && customers.isError && !customers.isFetching
  return (
    <Field id={id} label={texts.customer} hint={texts.customerHint} required error={error}>
      <Combobox
        placeholder={texts.customerPlaceholder}
        query={text}
        onQuery={(next) => {
          setText(next)
          onPick(null)
        }}
        items={customers.data?.users ?? []}
        status={!isAsking ? 'idle' : hasFailed ? 'error' : isCurrent ? 'ready' : 'loading'}
        itemKey={({ _id }) => _id}
        renderItem={({ name, mobileNumber, email }) => (
          <span className="block">
            <span className="block wrap-anywhere">
              <Highlight text={name} query={text} />
            </span>
            <span className="text-quiet block text-sm wrap-anywhere tabular-nums">
              {[mobileNumber, email].filter((part) => part !== '').join(' · ')}
            </span>
          </span>
        )}
        onPick={({ _id, name, mobileNumber }) => {
          setText(name)
          onPick({ _id, name, mobileNumber })
        }}
        onRetry={() => void customers.refetch()}
        emptyText={texts.noCustomer}
        errorText={texts.customersFailed}
        countText={texts.customersFound}
      />
    </Field>
  )
}

/** Phones are kept without spaces, with 234 in place of the first 0. */
const asKept = (text: string): string =>
  TELEPHONE.test(text) ? text.replace(/[^\d+]/g, '').replace(/^0/, '') : text
