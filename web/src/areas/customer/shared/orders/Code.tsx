import type { OrderDetail } from '@ozi/contract'
import { useTexts } from '~/language'
import { codeTexts } from '~/languages/en/account/order'
import { CodeCard } from '~/order/CodeCard'
import type { HandOverCode } from '~/order/handOverCodes'
import { SendCode } from './SendCode'

/** A hand-over code in large digits, who says it, and a way to pass it on to whoever that is. */
export function Code({ code, order }: { code: HandOverCode; order: OrderDetail }) {
  const texts = useTexts(codeTexts)
  const isMine = isOwn(code.at, order)
  return (
    <CodeCard code={code} title={texts[code.at]} actions={!isMine && <SendCode code={code} order={order} />}>
      {saidBy(texts, code.at, order, isMine)}
    </CodeCard>
  )
}

/** Whether the account holder says it. Goods can be received by anybody. */
const isOwn = (at: HandOverCode['at'], { kind }: OrderDetail): boolean =>
  kind === 'receive' ? at === 'dropoff' : kind === 'shop' || at !== 'dropoff'

function saidBy(
  texts: typeof codeTexts,
  at: HandOverCode['at'],
  { kind, receiverName }: OrderDetail,
  isMine: boolean,
): string {
  if (kind === 'shop' && at === 'dropoff') return texts.goodsToGet
  if (at === 'pickup') return isMine ? texts.yoursToGive : texts.theirsToGive(receiverName)
  if (at === 'dropoff') return isMine ? texts.yoursToGet : texts.theirsToGet(receiverName)
  return isMine ? texts.yoursToGetBack : texts.theirsToGetBack(receiverName)
}
