import type { OrderItem } from '@ozi/contract'
import { useTexts } from '~/language'
import { orderTexts } from '~/languages/en/account/order'
import { Card } from '~/ui/list/Card'
import { formatNaira } from '~/ui/text/format'
import { Money } from '~/ui/text/Money'
import { ChosenOptions } from './ChosenOptions'

/** The ordered items, at the prices when they were ordered. */
export const OrderItems = ({ title, items }: { title: string; items: readonly OrderItem[] }) => (
  <Card as="section" title={title}>
    <OrderedItems items={items} />
  </Card>
)

/** The same without a card. */
export function OrderedItems({ items }: { items: readonly OrderItem[] }) {
  const texts = useTexts(orderTexts)
  return (
    <ul className="grid gap-3">
      {items.map(({ name, price, quantity, options }, at) => (
        <li key={at} className="flex flex-wrap items-baseline gap-x-3">
          <span className="min-w-9 font-semibold tabular-nums">{quantity}&nbsp;×</span>
          <span className="min-w-0 grow basis-24 wrap-anywhere">
            {name}
            <ChosenOptions options={options} />
            {quantity > 1 && (
              <span className="text-quiet block text-sm tabular-nums">{texts.each(formatNaira(price))}</span>
            )}
          </span>
          <Money amount={price * quantity} className="ml-auto" />
        </li>
      ))}
    </ul>
  )
}
