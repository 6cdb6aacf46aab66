// Limits
/** An item has at most so many groups of options, and each so many choices. */
export const OPTION_GROUPS = { max: 6 } as const
export const OPTION_CHOICES = { min: 1, max: 20 } as const
/** A choice adds this to the item's price, in naira. */
export const OPTION_PRICE = { min: 0, max: 1_000_000 } as const

// Rules
/** The part of a group of options that the rules read. */
interface ChoiceGroup {
  readonly min: number
  readonly max: number
  readonly choices: readonly { readonly _id: string; readonly isAvailable: boolean }[]
}

/** How many of a group's available choices are chosen. */
export const chosenIn = ({ choices }: ChoiceGroup, chosen: readonly string[]): number =>
  choices.filter(({ _id, isAvailable }) => isAvailable && chosen.includes(_id)).length

/** True if an item can be bought with these choices, none of them twice: each is available, each group has enough. */
export function areOptionsFit(groups: readonly ChoiceGroup[], chosen: readonly string[]): boolean {
  const counts = groups.map((group) => chosenIn(group, chosen))
  const known = counts.reduce((sum, count) => sum + count, 0)
  return known === chosen.length && groups.every(({ min, max }, at) => isBetween(counts[at], min, max))
}

const isBetween = (count = 0, min: number, max: number) => count >= min && count <= max

/** The same item with other choices is another line of a cart and of an order. */
export const lineKey = (itemId: string, choices: readonly string[] = []): string =>
  [itemId, ...[...choices].sort()].join(' ')

/** An item with what was chosen: 'Jollof rice (Large, Plantain)'. */
export const withOptions = (name: string, options: readonly { readonly name: string }[] = []): string =>
  options.length === 0 ? name : `${name} (${options.map((option) => option.name).join(', ')})`
