import type { ConversationStatus } from '@ozi/contract'
import { clsx } from 'clsx'
import { staffConversationTexts } from './texts'

const COLOUR: Readonly<Record<ConversationStatus, string>> = {
  active: 'bg-good',
  pending: 'bg-marigold ring-1 ring-wait',
  resolved: 'bg-cash',
  closed: 'bg-neutral',
}

/** A conversation's status as a colour and a word. */
export function StatusDot({ status }: { status: ConversationStatus }) {
  return (
    <span className="text-quiet inline-flex items-center gap-1.5 text-xs font-semibold whitespace-nowrap">
      <span aria-hidden className={clsx('size-2 shrink-0 rounded-full', COLOUR[status])} />
      {staffConversationTexts[status]}
    </span>
  )
}
