import type { Order } from '@ozi/contract'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTexts } from '~/language'
import { vendorOrdersTexts } from '~/languages/en/vendor/orders'
import { groupOrders, type OrderGroups } from '../shared/groupOrders'
import { ShopOrderCard } from './ShopOrderCard'
import { Unheard } from './Unheard'

/** Each with what is said if it is empty. */
const COLUMNS = [
  ['fresh', 'noFresh'],
  ['preparing', 'noPreparing'],
  ['ready', 'noReady'],
] as const satisfies readonly (readonly [keyof OrderGroups, string])[]
const REST = ['away', 'ended'] as const satisfies readonly (keyof OrderGroups)[]

/** The running orders: on tablets and wider screens as columns, on phones one below the other. */
export function Board({ orders }: { orders: readonly Order[] }) {
  const texts = useTexts(vendorOrdersTexts)
  const groups = groupOrders(orders)
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-3 md:gap-3 lg:gap-4">
        {COLUMNS.map(([name, none]) => (
          <section
            key={name}
            aria-labelledby={`orders-${name}`}
            className={clsx('grid gap-3 max-md:gap-2', groups[name].length === 0 && 'max-md:hidden')}
          >
            <Heading name={name} title={texts[name]} count={groups[name].length}>
              {name === 'fresh' && <Unheard />}
            </Heading>
            {groups[name].length === 0 && <p className="text-quiet">{texts[none]}</p>}
            <Cards orders={groups[name]} />
          </section>
        ))}
      </div>
      {REST.filter((name) => groups[name].length > 0).map((name) => (
        <section key={name} aria-labelledby={`orders-${name}`} className="grid gap-3">
          <Heading name={name} title={texts[name]} count={groups[name].length} />
          <Cards orders={groups[name]} className="md:grid-cols-3 lg:gap-4" />
        </section>
      ))}
    </div>
  )
}

interface HeadingProps {
  name: string
  title: string
  count: number
  /** At its end. */
  children?: ReactNode
}

function Heading({ name, title, count, children }: HeadingProps) {
  return (
    <div className="border-line flex flex-wrap items-baseline gap-x-2 border-b pb-1.5">
      <h2 id={`orders-${name}`} className="flex items-baseline gap-2 text-xl">
        {title} <span className="text-quiet text-base tabular-nums">{count}</span>
      </h2>
      {children}
    </div>
  )
}

function Cards({ orders, className }: { orders: readonly Order[]; className?: string }) {
  if (orders.length === 0) return null
  return (
    <ul className={clsx('grid grid-cols-1 items-start gap-3', className)}>
      {orders.map((order) => (
        <li key={order._id}>
          <ShopOrderCard order={order} />
        </li>
      ))}
    </ul>
  )
}
