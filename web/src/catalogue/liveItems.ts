import type { Item } from '@ozi/contract'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { liveList } from '~/live/liveList'

/**
 * Writes a changed item into the lists of one call. A new one stands first in the list on the screen whatever its
 * filter, so that whoever added it sees it.
 */
export const liveItems = (list: QueryKey, queries: QueryClient) =>
  liveList<Item>({ lists: [list], rows: 'items', belongs: () => true })(queries)
