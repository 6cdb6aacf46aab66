import type { Order } from '@ozi/contract'
import { RotateCcw } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useTexts } from '~/language'
import { againTexts } from '~/languages/en/account/order'
import { useSession } from '~/session'
import { Button } from '~/ui/button/Button'
import { notice } from '~/ui/notice/notice'
import { toast } from '~/ui/notice/toast'
import { VisuallyHidden } from '~/ui/text/VisuallyHidden'
import { keepOrderAsDraft } from '../drafts/keepOrderAsDraft'
import { type ReorderOutcome, useShopAgain } from './useShopAgain'

const ICON = <RotateCcw size={18} />

interface AgainProps {
  readonly order: Order
  /** Among several orders: the button says by its number which one it repeats. */
  readonly isInList?: boolean
}

/** Repeats an order at today's price: opens the form filled in, or adds the items to the cart. */
export function OrderAgain(props: AgainProps) {
  return props.order.kind === 'shop' ? <ShopAgain {...props} /> : <ErrandAgain {...props} />
}

function ErrandAgain({ order, isInList = false }: AgainProps) {
  const texts = useTexts(againTexts)
  const accountId = useSession()?.data?._id
  const navigate = useNavigate()
  if (accountId === undefined) return null
  return (
    <Button
      look="secondary"
      icon={ICON}
      onClick={() => {
        const form = keepOrderAsDraft(accountId, order)
        if (form) void navigate(form)
      }}
    >
      {texts.again}
      {isInList && <VisuallyHidden>{order.number}</VisuallyHidden>}
    </Button>
  )
}

function ShopAgain({ order, isInList = false }: AgainProps) {
  const texts = useTexts(againTexts)
  const navigate = useNavigate()
  const { again, isBusy } = useShopAgain({
    done: (put) => void done(put),
    failed: (why) => void notice.error(texts.failed, why),
  })

  async function done({ gone, leftOut, isAnyAdded }: ReorderOutcome) {
    const missing = [
      ...(gone.length > 0 ? [texts.gone(gone.join(', '))] : []),
      ...(leftOut.length > 0 ? [texts.leftOut(leftOut.join(', '))] : []),
    ].join(' ')
    // Shown before navigating to the cart.
    if (missing !== '') await notice.error(isAnyAdded ? texts.notAll : texts.nothingLeft, missing)
    else toast.success(texts.added)
    if (isAnyAdded) void navigate('/dashboard/cart')
  }

  return (
    <Button look="secondary" icon={ICON} busy={isBusy} onClick={() => again(order.items ?? [])}>
      {texts.again}
      {isInList && <VisuallyHidden>{order.number}</VisuallyHidden>}
    </Button>
  )
}
