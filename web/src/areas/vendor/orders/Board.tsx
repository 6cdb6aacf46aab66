import type { Order } from '@ozi/contract'
import { clsx } from 'clsx'
import { groupOrders, type OrderGroups } from '../shared/groupOrders'
import { OrderCard } from './OrderCard'

const COLUMNS: readonly (readonly [keyof OrderGroups, string, string])[] = [
  ['fresh', 'New', 'No new orders'],
  ['preparing', 'Preparing', 'Nothing to prepare'],
  ['ready', 'Ready', 'Nothing waits for a rider'],
]
const REST: readonly (readonly [keyof OrderGroups, string])[] = [
  ['away', 'With the rider'],
  ['ended', 'Ended just now'],
]

/** The running orders: on tablets and wider screens as columns, on phones one below the other. */
export function Board({ orders }: { orders: readonly Order[] }) {
  const groups = groupOrders(orders)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-3 md:gap-3 lg:gap-4">
        {COLUMNS.map(([name, title, none]) => (
          <section
            key={name}
            aria-labelledby={`orders-${name}`}
            className={clsx('grid gap-3', groups[name].length === 0 && 'max-md:hidden')}
          >
            <Heading name={name} title={title} count={groups[name].length} />
            {groups[name].length === 0 && <p className="text-quiet">{none}</p>}
            <Cards orders={groups[name]} />
          </section>
        ))}
      </div>
      {REST.filter(([name]) => groups[name].length > 0).map(([name, title]) => (
        <section key={name} aria-labelledby={`orders-${name}`} className="grid gap-3">
          <Heading name={name} title={title} count={groups[name].length} />
          <Cards orders={groups[name]} className="md:grid-cols-3 lg:gap-4" />
        </section>
      ))}
    </div>
  )
}

function Heading({ name, title, count }: { name: string; title: string; count: number }) {
  return (
    <h2 id={`orders-${name}`} className="border-line flex items-baseline gap-2 border-b pb-2 text-xl">
      {title} <span className="text-quiet text-base tabular-nums">{count}</span>
    </h2>
  )
}

function Cards({ orders, className }: { orders: readonly Order[]; className?: string }) {
  if (orders.length === 0) return null
  return (
    <ul className={clsx('grid grid-cols-[minmax(0,1fr)] items-start gap-3', className)}>
      {orders.map((order) => (
        <li key={order._id}>
          <OrderCard order={order} />
        </li>
      ))}
    </ul>
  )
}
