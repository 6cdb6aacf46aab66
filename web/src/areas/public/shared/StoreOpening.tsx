import type { Store } from '@ozi/contract'
import { Badge } from '~/ui/Badge'
import { formatDate } from '~/ui/format'
import { formatOpening, isOpenNow } from '~/ui/opening'
import { storeTexts as texts } from './storeTexts'

type Opening = Pick<Store, 'isOrderable' | 'isOpen' | 'opensAt' | 'closesAt'>

/** Whether a shop is open now, and until when or from when. */
export function StoreOpening({ store }: { store: Opening }) {
  if (!store.isOrderable) return <Badge tone="wait">{texts.openingSoon}</Badge>
  if (!isOpenNow(store)) return <Badge tone="wait">{formatOpening(store)}</Badge>
  const until = store.closesAt === undefined ? '' : formatDate(store.closesAt, 'time')
  return <Badge tone="good">{until === '' ? texts.open : texts.openUntil(until)}</Badge>
}
