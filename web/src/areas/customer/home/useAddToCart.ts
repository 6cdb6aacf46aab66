import type { Item } from '@ozi/contract'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { textsNow } from '~/language'
import { catalogueMessageTexts, catalogueTexts } from '~/languages/en/account/catalogue'
import { toast } from '~/ui/notice/toast'
import { toCartProduct } from '~/cart/cart'
import { addToCart } from '~/cart/store'

export type AddToCart = (item: Item, count: number, chosen?: readonly string[]) => void

/** Adds a quantity of an item to the cart and says so; the same function at each render. */
export function useAddToCart(): AddToCart {
  const navigate = useNavigate()
  return useCallback(
    (item, count, chosen) => {
      const texts = textsNow(catalogueTexts)
      const toCart = { label: texts.toCart, onClick: () => void navigate('/dashboard/cart') }
      const outcome = addToCart(toCartProduct(item, chosen), count)
      if (outcome === 'added') toast.success(textsNow(catalogueMessageTexts).added, item.name, toCart)
      else toast.info(outcome === 'full' ? texts.cartFull : texts.mostOfOne, item.name, toCart)
    },
    [navigate],
  )
}
