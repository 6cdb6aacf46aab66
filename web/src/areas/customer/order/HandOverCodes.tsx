import type { OrderDetail } from '@ozi/contract'
import { useTexts } from '~/language'
import { codeTexts } from '~/languages/en/customer/order'
import { Card } from '~/ui/Card'
import { Code } from '../shared/orders/Code'
import { codesOf } from '../shared/orders/codes'

/** The codes that are still to be said, large enough to be read out over the telephone, and who says which. */
export function HandOverCodes({ order }: { order: OrderDetail }) {
  const texts = useTexts(codeTexts)
  const codes = codesOf(order)
  if (codes.length === 0) return null
  return (
    <Card as="section" title={texts.title}>
      <p className="text-quiet -mt-2 mb-4 text-sm">{codes.length > 1 ? texts.hint : texts.hintOne}</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-4">
        {codes.map((code) => (
          <Code key={code.at} code={code} order={order} />
        ))}
      </div>
    </Card>
  )
}
