import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '~/api'
import { Combobox } from '~/ui/Combobox'
import { Field } from '~/ui/Field'
import { Highlight } from '~/ui/Highlight'
import { useRested } from '~/ui/useRested'
import type { Shop } from './useShopItems'

const SHOPS_SHOWN = 20
const SEARCH_RESTS_MS = 300

interface ShopPickerProps {
  picked: Shop | null
  onPick: (shop: Shop | null) => void
  error?: string
}

/** Finds a shop by its name, e-mail or phone. */
export function ShopPicker({ picked, onPick, error }: ShopPickerProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? picked?.name ?? ''
  const wanted = picked ? '' : text.trim()
  const search = useRested(wanted, SEARCH_RESTS_MS)
  const shops = useQuery(
    api.vendors.list.queryOptions({
      input: { limit: SHOPS_SHOWN, ...(search === '' ? {} : { search }) },
      staleTime: 30_000,
    }),
  )
  const isCurrent = search === wanted && shops.data !== undefined
  const hasFailed = shops.isError && !shops.isFetching
  return (
    <Field label="Shop" error={error}>
      <Combobox
        placeholder="All shops"
        query={text}
        onQuery={(next) => {
          setTyped(next)
          if (picked) onPick(null)
        }}
        items={shops.data?.vendors ?? []}
        status={picked ? 'idle' : hasFailed ? 'error' : isCurrent ? 'ready' : 'loading'}
        openOnFocus
        itemKey={({ _id }) => _id}
        renderItem={({ name, address }) => (
          <span className="min-w-0 wrap-anywhere">
            <Highlight text={name} query={text} />
            <span className="text-quiet block text-sm">{address}</span>
          </span>
        )}
        onPick={({ _id, name }) => {
          setTyped(null)
          onPick({ _id, name })
        }}
        onRetry={() => void shops.refetch()}
        emptyText="No shop is called that."
        errorText="The shops could not be loaded."
      />
    </Field>
  )
}
