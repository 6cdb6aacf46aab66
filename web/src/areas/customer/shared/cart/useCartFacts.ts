import { areOptionsFit, type Item } from '@ozi/contract'
import { useQuery, keepPreviousData } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { api, client } from '~/api'
import { isOpenNow, type OpeningShop } from '~/ui/text/formatOpening'
import { soldAs } from '~/cart/soldAs'
import { type Cart, cartOf, type CartItem, toCartProduct } from '~/cart/cart'
import { updateFacts } from '~/cart/cartStore'
import { useCart } from './useCart'

/** An item's current state at its shop; `kept` if it could not be checked. */
export type CartItemState =
  | 'kept'
  | 'sold'
  | 'unavailable'
  | 'outToday'
  | 'notOrderable'
  | 'closed'
  | 'gone'
  | 'optionsChanged'

const chosenIn = ({ options = [] }: CartItem) => options.map(({ id }) => id)

/** Whether the item can still be had with the options that were chosen. */
const isFit = (line: CartItem, item: Item) => areOptionsFit(item.options, chosenIn(line))

/** Whether the item is known to be unavailable. */
export const isLost = (state: CartItemState): boolean => state !== 'kept' && state !== 'sold'

export interface CartFacts {
  readonly cart: Cart
  /** The items that can be ordered, as far as is known. */
  readonly orderable: Cart
  readonly stateOf: (item: CartItem) => CartItemState
  /** A shop that is closed now; null if it is open, as far as is known. */
  readonly closedShop: (shopId: string) => OpeningShop | null
  readonly isFetching: boolean
  /** Whether the items were checked, or cannot be. */
  readonly isKnown: boolean
  /** Why the items could not be checked. */
  readonly error: Error | null
  readonly refetch: () => unknown
}

/** The cart with the current state of its items; updates names and prices. */
export function useCartFacts(): CartFacts {
  const cart = useCart()
  const ids = [...new Set(cart.items.map(({ id }) => id))].sort()
  const query = useQuery({
    queryKey: [...api.catalogue.key(), 'cart', ids],
    queryFn: async ({ signal }) => {
      const { items } = await client.catalogue.listItems({ ids: ids.join(',') }, { signal })
      return { asked: new Set(ids), items }
    },
    enabled: ids.length > 0,
    // While a changed set of items is being checked, the known states stay.
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const { data, error, isFetching, isPaused, refetch } = query

  useEffect(() => {
    if (!data) return
    const known = new Map(data.items.map((item) => [item._id, item]))
    updateFacts((line) => {
      const item = known.get(line.id)
      // Without all that was chosen, it would be another line.
      return item && isFit(line, item) ? toCartProduct(item, chosenIn(line)) : undefined
    })
  }, [data])

  return useMemo(() => {
    const known = new Map(data?.items.map((item) => [item._id, item]))
    const shops = new Map(data?.items.map(({ vendor }) => [vendor._id, vendor]))
    function stateOf(line: CartItem): CartItemState {
      const item = known.get(line.id)
      if (item === undefined) return data?.asked.has(line.id) === true ? 'gone' : 'kept'
      const sold = soldAs(item)
      if (sold !== 'now') return sold
      return isFit(line, item) ? 'sold' : 'optionsChanged'
    }
    return {
      cart,
      orderable: cartOf(cart.items.filter((item) => !isLost(stateOf(item)))),
      stateOf,
      closedShop: (shopId) => {
        const shop = shops.get(shopId)
        return shop && !isOpenNow(shop) ? shop : null
      },
      isFetching,
      isKnown: data !== undefined || error !== null || isPaused,
      error,
      refetch,
    }
  }, [cart, data, error, isFetching, isPaused, refetch])
}
