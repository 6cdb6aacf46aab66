import { useStore } from '~/browser/useStore'
import { useSession } from '~/session'
import { type Cart, EMPTY_CART } from '~/cart/cart'
import { addToCart, emptyCart, readCart, removeFromCart, setQuantity, watchCart } from '~/cart/cartStore'

const ACTIONS = { add: addToCart, setQuantity, remove: removeFromCart, empty: emptyCart } as const

/** The signed-in user's cart, the same in all tabs of this browser. */
export function useCart(): Cart & typeof ACTIONS {
  const accountId = useSession()?.data?._id
  const cart = useStore({
    watch: watchCart,
    read: () => readCart(accountId),
    rendered: () => EMPTY_CART,
  })
  return { ...cart, ...ACTIONS }
}
