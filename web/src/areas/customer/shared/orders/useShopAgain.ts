import { areOptionsFit, type Item, type OrderItem } from '@ozi/contract'
import { useMutation } from '@tanstack/react-query'
import { client, refusalOf } from '~/api'
import { toCartProduct } from '~/cart/cart'
import { type AddOutcome, addToCart } from '~/cart/cartStore'

export interface ReorderOutcome {
  /** Names of items that are no longer sold. */
  readonly gone: readonly string[]
  /** Names of items that did not fit into the cart, or not in full. */
  readonly leftOut: readonly string[]
  readonly isAnyAdded: boolean
}

/**
 * Adds an earlier order's items to the cart as the shop sells them now: at today's prices, without items that
 * are gone.
 */
export function useShopAgain(callbacks: {
  done: (put: ReorderOutcome) => void
  failed: (why: string) => void
}) {
  const look = useMutation({
    mutationFn: async (wanted: readonly OrderItem[]) => {
      const { items } = await client.catalogue.listItems({
        ids: [...new Set(wanted.map(({ itemId }) => itemId))].join(','),
        limit: wanted.length,
      })
      return putAgain(wanted, items, (item, quantity, chosen) =>
        addToCart(toCartProduct(item, chosen), quantity),
      )
    },
    onSuccess: callbacks.done,
    onError: (error) => callbacks.failed(refusalOf(error).message),
  })
  return { again: look.mutate, isBusy: look.isPending }
}

/** @param add adds a quantity to the cart */
export function putAgain(
  wanted: readonly OrderItem[],
  sold: readonly Item[],
  add: (item: Item, quantity: number, chosen: readonly string[]) => AddOutcome,
): ReorderOutcome {
  const gone: string[] = []
  const leftOut: string[] = []
  let isAnyAdded = false
  for (const { itemId, name, quantity, options = [] } of wanted) {
    const chosen = options.map(({ _id }) => _id)
    const item = sold.find(
      (each) => each._id === itemId && each.isAvailable && areOptionsFit(each.options, chosen),
    )
    if (item === undefined) gone.push(name)
    else {
      const outcome = add(item, quantity, chosen)
      if (outcome !== 'full') isAnyAdded = true
      if (outcome !== 'added') leftOut.push(name)
    }
  }
  return { gone, leftOut, isAnyAdded }
}
