import { useSyncExternalStore } from 'react'
import { useSession } from '~/session'
import { type Cart, EMPTY_CART } from './cart'
import { addToCart, emptyCart, readCart, removeFromCart, setQuantity, watchCart } from './store'

const ACTIONS = { add: addToCart, setQuantity, remove: removeFromCart, empty: emptyCart } as const

/** The cart of whoever is signed in, as every tab of this browser has it. */
export function useCart(): Cart & typeof ACTIONS {
  const accountId = useSession()?.data?._id
  const cart = useSyncExternalStore(
    watchCart,
    () => readCart(accountId),
    () => EMPTY_CART,
  )
  return { ...cart, ...ACTIONS }
}
