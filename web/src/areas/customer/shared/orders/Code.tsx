import type { Order } from '@ozi/contract'
import { useTexts } from '~/language'
import { codeTexts } from '~/languages/en/customer/order'
import { PinMark, RingMark } from '~/ui/route-line/RouteEnds'
import { VisuallyHidden } from '~/ui/VisuallyHidden'
import type { HandOverCode } from './codes'

/** One code, as large as it is read out, and who says it. */
export function Code({ code: { at, digits }, order }: { code: HandOverCode; order: Order }) {
  const texts = useTexts(codeTexts)
  return (
    <div className="rounded-control bg-ground border-line min-w-0 border p-[min(1rem,5vw)]">
      <p className="flex items-center gap-2 text-sm font-semibold">
        {at === 'dropoff' ? <PinMark /> : <RingMark />}
        {texts[at]}
      </p>
      <p
        aria-hidden
        className="font-head mt-1 text-5xl leading-tight font-bold tracking-[0.14em] whitespace-nowrap tabular-nums"
      >
        {digits}
      </p>
      <p className="text-quiet mt-1 text-sm wrap-anywhere">
        {/* Digit by digit, as it is said at the door. */}
        <VisuallyHidden>{Array.from(digits).join(' ')}. </VisuallyHidden>
        {saidBy(texts, at, order)}
      </p>
    </div>
  )
}

function saidBy(texts: typeof codeTexts, at: HandOverCode['at'], { kind, receiverName }: Order): string {
  const isMine = kind === 'receive' ? at === 'dropoff' : at !== 'dropoff'
  if (kind === 'shop' && at === 'dropoff') return texts.goodsToGet
  if (at === 'pickup') return isMine ? texts.yoursToGive : texts.theirsToGive(receiverName)
  if (at === 'dropoff') return isMine ? texts.yoursToGet : texts.theirsToGet(receiverName)
  return isMine ? texts.yoursToGetBack : texts.theirsToGetBack(receiverName)
}
