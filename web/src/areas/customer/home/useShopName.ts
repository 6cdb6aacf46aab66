import type { Item } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '~/api'

/** A shop's name, from one of its items on the screen or fetched. */
export function useShopName(vendorId: string | null, items: readonly Item[]): string | undefined {
  const shown = items.find(({ vendor }) => vendor._id === vendorId)?.vendor.name
  const { data } = useQuery(
    api.catalogue.listItems.queryOptions({
      input: { limit: 1, vendorId: vendorId ?? '' },
      enabled: vendorId !== null && shown === undefined,
      staleTime: Infinity,
    }),
  )
  return shown ?? (vendorId === null ? undefined : data?.items[0]?.vendor.name)
}
