import type { Item } from '@ozi/contract'
import { isRecord } from '~/browser/isRecord'

/**
 * The current item, if a refusal contains it. Checked by hand, because the contract's schemas and their
 * library would be in the initial script of every page (web/lean-contract.ts).
 */
export const currentItem = (current: unknown): Item | null => (isItem(current) ? current : null)

function isItem(found: unknown): found is Item {
  if (!isRecord(found)) return false
  const {
    _id,
    name,
    description,
    price,
    image,
    duration,
    isAvailable,
    options,
    preparationMinutes,
    version,
  } = found
  return (
    [_id, name, description, image, duration].every((text) => typeof text === 'string') &&
    [price, version].every((number) => typeof number === 'number') &&
    typeof isAvailable === 'boolean' &&
    Array.isArray(options) &&
    isRecord(preparationMinutes) &&
    isRecord(found['vendor'])
  )
}
