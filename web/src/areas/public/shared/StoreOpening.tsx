import type { Store } from '@ozi/contract'
import { useTexts } from '~/language'
import { storeTexts } from '~/languages/en/public/store'
import { Badge } from '~/ui/state/Badge'
import { formatDate } from '~/ui/text/format'
import { isOpenNow } from '~/ui/text/formatOpening'
import { useMoments } from '~/ui/text/useMoments'

type Opening = Pick<Store, 'isOrderable' | 'isOpen' | 'opensAt' | 'closesAt'>

/** Whether a shop is open now, and until when or from when. */
export function StoreOpening({ store }: { store: Opening }) {
  const texts = useTexts(storeTexts)
  const moments = useMoments()
  if (!store.isOrderable) return <Badge tone="wait">{texts.openingSoon}</Badge>
  if (!isOpenNow(store)) return <Badge tone="wait">{moments.opening(store)}</Badge>
  const until = store.closesAt === undefined ? '' : formatDate(store.closesAt, 'time')
  return <Badge tone="good">{until === '' ? texts.open : texts.openUntil(until)}</Badge>
}
