import type { Item } from '@ozi/contract'
import { isRecord } from '~/api/isRecord'

/**
 * The item as it is now, where a refusal brought it. By hand, because the contract's schemas, their library with
 * them, would be in the first script of every page (web/lean-contract.ts).
 */
export const currentItem = (current: unknown): Item | null => (isItem(current) ? current : null)

function isItem(found: unknown): found is Item {
  if (!isRecord(found)) return false
  const { _id, name, description, price, image, duration, isAvailable, preparationMinutes, version } = found
  return (
    [_id, name, description, image, duration].every((text) => typeof text === 'string') &&
    [price, version].every((number) => typeof number === 'number') &&
    typeof isAvailable === 'boolean' &&
    isRecord(preparationMinutes) &&
    isRecord(found['vendor'])
  )
}
