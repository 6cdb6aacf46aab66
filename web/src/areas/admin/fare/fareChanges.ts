import type { PricingConfiguration, TariffChange, TariffField } from '@ozi/contract'
import { formatNaira } from '~/ui/text/format'
import { formatInSentence } from '~/ui/text/formatSpoken'
import { formatMultiplier } from './fareAmounts'
import { fareSettingsTexts as texts } from './texts'

type Value = TariffChange['from'] | undefined

/** The value of a tariff's field, formatted. */
function write(field: TariffField, value: Value): string {
  if (value === null || value === undefined) return texts.none
  if (typeof value === 'boolean') return value ? texts.on : texts.off
  if (field === 'surgeEndsAt') return formatInSentence(String(value), Date.now())
  if (field === 'roundUpTo' && value === 0) return texts.none
  if (field === 'surgeMultiplier') return formatMultiplier(Number(value))
  return typeof value === 'number' ? formatNaira(value) : value
}

/** 'price per km: ₦50.00 → ₦60.00' */
export const changeInWords = ({ field, from, to }: TariffChange): string =>
  texts.change(texts.fields[field], write(field, from), write(field, to))

/** The changed fields, as 'price per km to ₦60.00'. */
export const changesBetween = (
  before: PricingConfiguration,
  after: PricingConfiguration,
): readonly string[] =>
  (Object.keys(texts.fields) as TariffField[])
    .filter((field) => before[field] !== after[field])
    .map((field) => texts.changeTo(texts.fields[field], write(field, after[field])))
