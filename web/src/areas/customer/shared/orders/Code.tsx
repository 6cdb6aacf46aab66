import type { Order } from '@ozi/contract'
import { useTexts } from '~/language'
import { codeTexts } from '~/languages/en/customer/order'
import { CodeCard } from '~/order/CodeCard'
import type { HandOverCode } from '~/order/codes'

/** A hand-over code in large digits, and who says it. */
export function Code({ code, order }: { code: HandOverCode; order: Order }) {
  const texts = useTexts(codeTexts)
  return (
    <CodeCard code={code} title={texts[code.at]}>
      {saidBy(texts, code.at, order)}
    </CodeCard>
  )
}

function saidBy(texts: typeof codeTexts, at: HandOverCode['at'], { kind, receiverName }: Order): string {
  const isMine = kind === 'receive' ? at === 'dropoff' : at !== 'dropoff'
  if (kind === 'shop' && at === 'dropoff') return texts.goodsToGet
  if (at === 'pickup') return isMine ? texts.yoursToGive : texts.theirsToGive(receiverName)
  if (at === 'dropoff') return isMine ? texts.yoursToGet : texts.theirsToGet(receiverName)
  return isMine ? texts.yoursToGetBack : texts.theirsToGetBack(receiverName)
}
