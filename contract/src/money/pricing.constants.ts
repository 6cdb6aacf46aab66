// Enumerations
export const DELIVERY_KINDS = ['send', 'receive'] as const

/** The kinds of a fare's lines; they decide whose the money is. */
export const FARE_LINE_KINDS = [
  'goods',
  'delivery',
  'distance',
  'service',
  'redelivery',
  'right_place',
  'rounding',
] as const
export type FareLineKind = (typeof FARE_LINE_KINDS)[number]

// Limits
export const QUOTE = { lifetimeMinutes: 15 } as const

/** The most of one item, and the most different items, in one cart. */
export const ITEM_QUANTITY = { min: 1, max: 99 } as const
export const CART_ITEMS = { max: 50 } as const

export const quoteLimit = { name: 'quotes', requests: 120, windowSeconds: 60 } as const

// Messages
/** The labels of a fare's lines. Goods are called as their shop calls them. */
export const fareLabels = {
  delivery: 'Delivery fee',
  distance: (km: string) => `Distance ${km} km`,
  service: 'Service fee',
  surge: (times: string) => `Service fee (surge × ${times})`,
  redelivery: 'Redelivery',
  right_place: 'To the right place',
  rounding: 'Rounding',
} as const satisfies Record<Exclude<FareLineKind, 'goods'> | 'surge', unknown>

type FareLabels = {
  readonly [Key in keyof typeof fareLabels]: (typeof fareLabels)[Key] extends string
    ? string
    : (figure: string) => string
}

interface FareLabelInput {
  readonly kind: FareLineKind
  readonly label: string
  readonly distanceKm?: number | undefined
  readonly surge?: number | undefined
}

/** The label of a line of a fare, in the language of `labels`. */
export function fareLabel(
  { kind, label, distanceKm = 0, surge }: FareLabelInput,
  labels: FareLabels,
): string {
  if (kind === 'goods') return label
  if (kind === 'distance') return labels.distance(distanceKm.toFixed(2))
  if (kind === 'service' && surge !== undefined) return labels.surge(surge.toFixed(1))
  return labels[kind]
}
