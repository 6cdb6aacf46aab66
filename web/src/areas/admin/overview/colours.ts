interface Colour {
  readonly fill: string
  readonly dot: string
}

/** What a colour means, in every chart of the page. */
export const COLOURS = {
  /** Delivered, and paid. */
  done: { fill: 'fill-palm', dot: 'bg-palm' },
  pending: { fill: 'fill-marigold', dot: 'bg-marigold' },
  /** Whatever became of them. */
  all: { fill: 'fill-quiet', dot: 'bg-quiet' },
  users: { fill: 'fill-laterite', dot: 'bg-laterite' },
  vendors: { fill: 'fill-laterite/65', dot: 'bg-laterite/65' },
  riders: { fill: 'fill-laterite/35', dot: 'bg-laterite/35' },
} as const satisfies Record<string, Colour>

export type Meaning = keyof typeof COLOURS
