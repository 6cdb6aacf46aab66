import { useEffect } from 'react'
import { takeOverCart } from '~/cart/cartStore'
import { useSession } from '~/session'
import { useCart } from './useCart'

/** Makes the cart in this browser the one of who is signed in, and counts what is in it. */
export default function CartWatch({ onCount }: { onCount: (items: number) => void }) {
  const accountId = useSession()?.data?._id
  useEffect(() => {
    if (accountId !== undefined) takeOverCart(accountId)
  }, [accountId])
  const { totalItems } = useCart()
  useEffect(() => onCount(totalItems), [onCount, totalItems])
  return null
}
