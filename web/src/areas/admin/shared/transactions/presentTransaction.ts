import { TRANSACTION_ID_SHOWN, transactionMessages } from '@ozi/contract'
import type { BadgeTone } from '~/ui/state/Badge'
import { adminTexts } from '../texts'

/** Formats of transactions; values missing in older records have a placeholder. */

type Maybe = string | null | undefined

interface BadgeFace {
  readonly label: string
  readonly tone: BadgeTone
}

/** '…a81f22c0' */
export function shortId(id: Maybe): string {
  return id ? `…${id.slice(-TRANSACTION_ID_SHOWN.characters)}` : adminTexts.notAvailable
}

const STATUS_TONE = new Map<string, BadgeTone>([
  ['success', 'good'],
  ['pending', 'wait'],
  ['failed', 'bad'],
])

export function statusBadge(status: Maybe): BadgeFace {
  if (!status) return { label: transactionMessages.unknownStatus, tone: 'neutral' }
  return { label: status.toUpperCase(), tone: STATUS_TONE.get(status.toLowerCase()) ?? 'neutral' }
}

const METHOD_TONE = new Map<string, BadgeTone>([
  ['Cash', 'cash'],
  ['Paystack', 'paystack'],
])

/** Other methods may be added; they are shown by name, in gray. */
export function methodBadge(method: Maybe): BadgeFace {
  if (!method) return { label: adminTexts.notAvailable, tone: 'neutral' }
  return { label: method, tone: METHOD_TONE.get(method) ?? 'neutral' }
}

export function descriptionOf(description: Maybe): string {
  return description?.trim() || transactionMessages.noDescription
}
