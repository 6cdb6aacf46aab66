import type { Item } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '~/api'

/** What a shop is called: as one of its items on the screen says, or one that is asked for. */
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
