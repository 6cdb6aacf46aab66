import { type PricingConfiguration, ROUND_UP_TO, type RoundUpTo } from '@ozi/contract'
import { toLagosField } from '../shared/lagosTime'

/** A text in an input for a number. */
export interface NumberText {
  readonly text: string
  /** The text replaced an invalid one, and is not saved until that was explained. */
  readonly isFallback: boolean
}

export const AMOUNTS = ['pricePerKm', 'deliveryFee', 'serviceFee'] as const
export type AmountField = (typeof AMOUNTS)[number]
export type NumberField = AmountField | 'surgeMultiplier'
type TermsField = 'surgeEndsAt' | 'surgeReason'

/**
 * The texts in the page's inputs; null if nothing is typed, then the input shows the value in force. Held by the page,
 * because the inputs of a surge go and come with it.
 */
type FareInputs = Readonly<
  Record<NumberField, NumberText | null> & Record<TermsField | 'roundUpTo', string | null>
>
export type SurgeInputs = Pick<FareInputs, 'surgeMultiplier' | TermsField>

export const NO_SURGE_TYPED: SurgeInputs = { surgeMultiplier: null, surgeEndsAt: null, surgeReason: null }
export const NOTHING_TYPED: FareInputs = {
  pricePerKm: null,
  deliveryFee: null,
  serviceFee: null,
  roundUpTo: null,
  ...NO_SURGE_TYPED,
}

/** The prices that are saved together. */
export type PriceEdit = Partial<Pick<PricingConfiguration, AmountField | 'roundUpTo'>>

/** The fields of the surge that hold something else than what is in force; none while surge is off. */
export function unsavedSurge(configuration: PricingConfiguration, typed: SurgeInputs): (keyof SurgeInputs)[] {
  const { surgeActive, surgeMultiplier, surgeEndsAt, surgeReason = '' } = configuration
  if (!surgeActive) return []
  const endInForce = surgeEndsAt ? toLagosField(new Date(surgeEndsAt)) : ''
  const isUnsavedField = {
    surgeMultiplier: isOther(typed.surgeMultiplier, surgeMultiplier),
    surgeEndsAt: (typed.surgeEndsAt ?? endInForce) !== endInForce,
    surgeReason: (typed.surgeReason ?? surgeReason) !== surgeReason,
  }
  return (['surgeMultiplier', 'surgeEndsAt', 'surgeReason'] as const).filter((name) => isUnsavedField[name])
}

/** The prices that hold something else than what is in force. */
export const unsavedPrices = (
  configuration: PricingConfiguration,
  typed: FareInputs,
): (AmountField | 'roundUpTo')[] => [
  ...AMOUNTS.filter((name) => isOther(typed[name], configuration[name])),
  ...(chosenRounding(configuration, typed) === configuration.roundUpTo ? [] : ['roundUpTo' as const]),
]

/** Whether a field holds something else than what is in force. */
export const isFareUnsaved = (configuration: PricingConfiguration, typed: FareInputs): boolean =>
  unsavedPrices(configuration, typed).length > 0 || unsavedSurge(configuration, typed).length > 0

/** The step in the input for it. */
export const chosenRounding = (
  { roundUpTo }: Pick<PricingConfiguration, 'roundUpTo'>,
  typed: Pick<FareInputs, 'roundUpTo'>,
): RoundUpTo => ROUND_UP_TO.find((step) => String(step) === typed.roundUpTo) ?? roundUpTo

const isOther = (typed: NumberText | null, inForce: number) =>
  typed !== null && Number(typed.text) !== inForce

/** The texts that a change has saved. */
export type InputTexts = Readonly<Partial<Record<keyof FareInputs, string | null>>>

/** The errors of the amounts; they survive a fallback that takes the place of what was typed: only typing removes them. */
export type AmountErrors = Readonly<Partial<Record<AmountField, string | undefined>>>

/** The tariff in force, and what is typed to change it: each card shows and edits its part. */
export interface FareEditor {
  readonly configuration: PricingConfiguration
  readonly mayChange: boolean
  readonly typed: FareInputs
  readonly onType: (changed: Partial<FareInputs>) => void
  readonly errors: AmountErrors
  readonly onErrors: (changed: AmountErrors) => void
  /** Asks if the edited prices change a fare by much. */
  readonly isWanted: (edited: PriceEdit) => Promise<boolean>
  readonly onSaved: (saved: InputTexts) => void
}

/** Keeps after a change the texts that were typed while it was being saved. */
export function withoutSaved(typed: FareInputs, saved: InputTexts): FareInputs {
  const textOf = (value: NumberText | string | null) =>
    typeof value === 'object' ? (value?.text ?? null) : value
  const done = (Object.keys(saved) as (keyof FareInputs)[]).filter(
    (name) => textOf(typed[name]) === saved[name],
  )
  return { ...typed, ...Object.fromEntries(done.map((name) => [name, null])) }
}
