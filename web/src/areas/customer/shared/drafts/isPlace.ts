import type { AddressSuggestion } from '@ozi/contract'
import { isRecord } from '~/browser/isRecord'

/** Whether a draft holds a place as a form can send it: an older version of Ozi may have stored another shape. */
export const isPlace = (value: unknown): value is AddressSuggestion =>
  isRecord(value) &&
  typeof value['placeName'] === 'string' &&
  Array.isArray(value['coordinates']) &&
  value['coordinates'].length === 2 &&
  value['coordinates'].every((degrees) => typeof degrees === 'number')
