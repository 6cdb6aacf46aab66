import type { OrderDetail } from '@ozi/contract'
import { useTexts } from '~/language'
import { deliveryLiveTexts } from '~/languages/en/customer/deliveryLive'
import { codeTexts } from '~/languages/en/account/order'
import { Card } from '~/ui/list/Card'
import { codesOf, nextCode } from '~/order/handOverCodes'
import { Code } from './Code'

/** The next hand-over code and who says it; renders nothing while no rider is coming. */
export function NextCode({ order }: { order: OrderDetail }) {
  const { next } = useTexts(deliveryLiveTexts)
  const code = nextCode(order)
  if (code === null) return null
  return (
    <Card as="section" title={next}>
      <Code code={code} order={order} />
    </Card>
  )
}

/** The codes after the next one, large enough to read out on the telephone, and what each is for. */
export function HandOverCodes({ order }: { order: OrderDetail }) {
  const texts = useTexts(codeTexts)
  const next = nextCode(order)
  const codes = codesOf(order).filter(({ at }) => at !== next?.at)
  const hint = codesOf(order).length > 1 ? texts.hint : texts.hintOne
  if (codes.length === 0) return next && <p className="text-quiet max-w-prose text-sm">{hint}</p>
  return (
    <Card as="section" title={texts.title}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-4">
        {codes.map((code) => (
          <Code key={code.at} code={code} order={order} />
        ))}
      </div>
      <p className="text-quiet mt-4 text-sm">{hint}</p>
    </Card>
  )
}
