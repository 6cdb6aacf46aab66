import { CARRYING_WAY, type Actor, type OrderStatus, type ShopStatus } from '@ozi/contract'

interface LifeStep {
  readonly track: 'carrying' | 'shop'
  readonly to: OrderStatus | ShopStatus
  readonly by: Actor
  readonly reason?: string
}

/** The life of an order, as far as it has got. */
export interface Life {
  readonly outcome: string
  readonly isShop: boolean
  readonly status: OrderStatus
  readonly shopStatus: ShopStatus | null
  readonly hasRider: boolean
  readonly steps: readonly LifeStep[]
}

const carrying = (to: OrderStatus, by: Actor, reason?: string): LifeStep => ({
  track: 'carrying',
  to,
  by,
  ...(reason === undefined ? {} : { reason }),
})
const shop = (to: ShopStatus, by: Actor): LifeStep => ({ track: 'shop', to, by })

const PARCEL_BEGINS = [carrying('created', 'customer')]
const SHOP_BEGINS = [carrying('placed', 'customer'), shop('placed', 'customer')]
const SHOP_ACCEPTS = [shop('accepted', 'vendor'), carrying('created', 'vendor')]
const SHOP_PREPARES = [...SHOP_ACCEPTS, shop('preparing', 'vendor'), shop('ready_for_pickup', 'vendor')]

/** A rider's moves up to `last`; the status of a shop's goods follows. */
function carried(last: OrderStatus, isShop: boolean): LifeStep[] {
  const way: readonly OrderStatus[] = CARRYING_WAY
  return way
    .slice(0, way.indexOf(last) + 1)
    .flatMap((to) => [
      carrying(to, 'rider'),
      ...(isShop && to === 'picked_up' ? [shop('handed_over', 'rider')] : []),
      ...(isShop && to === 'delivered' ? [shop('completed', 'rider')] : []),
    ])
}

function life(outcome: string, isShop: boolean, steps: readonly LifeStep[]): Life {
  const last = (track: LifeStep['track']) => steps.findLast((step) => step.track === track)?.to ?? null
  return {
    outcome,
    isShop,
    status: last('carrying') as OrderStatus,
    shopStatus: last('shop') as ShopStatus | null,
    hasRider: steps.some(({ to }) => to === 'assigned'),
    steps,
  }
}

/** The possible statuses of orders that riders are working on. */
export const RUNNING_OUTCOMES = CARRYING_WAY.filter(
  (status) => status !== 'delivered' && status !== 'assigned',
)
/** How many of a hundred ended orders end in each way. */
export const ENDED_OUTCOMES = { delivered: 87, cancelled: 7, expired: 3, rejected: 2, returned: 1 } as const

/** The lives that lead to each outcome: of a parcel, and of a shop's order. */
export const LIVES: readonly Life[] = [false, true].flatMap((isShop) => {
  const begun = isShop ? SHOP_BEGINS : PARCEL_BEGINS
  const ready = isShop ? [...SHOP_BEGINS, ...SHOP_PREPARES] : PARCEL_BEGINS
  const ends = (to: 'cancelled' | 'expired' | 'rejected', by: Actor, reason?: string) => [
    ...begun,
    // An order that its shop never answers is rejected; only an accepted one can expire.
    ...(isShop && to === 'expired' ? SHOP_ACCEPTS : []),
    carrying(to, by, reason),
    ...(isShop ? [shop(to, by)] : []),
  ]
  return [
    ...[...RUNNING_OUTCOMES, 'delivered' as const].map((status) =>
      life(status, isShop, [...ready, ...carried(status, isShop)]),
    ),
    life('cancelled', isShop, ends('cancelled', 'customer')),
    life('expired', isShop, ends('expired', 'clock')),
    // Nobody can reject a parcel, so it expires instead.
    life(
      'rejected',
      isShop,
      isShop ? ends('rejected', 'vendor', 'Sold out today') : ends('expired', 'clock'),
    ),
    life('returned', isShop, [
      ...ready,
      ...carried('arrived_at_dropoff', isShop),
      carrying('delivery_failed', 'rider', 'Nobody there'),
      carrying('returning', 'clock', 'Nobody decided in time'),
      carrying('returned', 'rider'),
    ]),
  ]
})
