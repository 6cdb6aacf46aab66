import type { OrderDetail } from '@ozi/contract'
import { RotateCcw } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useTexts } from '~/language'
import { againTexts } from '~/languages/en/customer/order'
import { useSession } from '~/session'
import { Button } from '~/ui/Button'
import { keepDraft } from '../shared/drafts'
import { draftAgain } from './draftAgain'

/** The same errand once more: the form comes filled in, and its fare is today's. */
export function OrderAgain({ order }: { order: OrderDetail }) {
  const texts = useTexts(againTexts)
  const accountId = useSession()?.data?._id
  const navigate = useNavigate()
  const { kind } = order
  if (accountId === undefined || kind === 'shop') return null
  function again() {
    if (accountId === undefined || kind === 'shop') return
    keepDraft(accountId, kind, draftAgain(order))
    void navigate(`/dashboard/${kind}`)
  }
  return (
    <Button look="secondary" icon={<RotateCcw size={18} strokeWidth={1.75} aria-hidden />} onClick={again}>
      {texts.again}
    </Button>
  )
}
