import type { Message, SenderType } from '@ozi/contract'
import { isForLater, type Unsent } from '../unsent/unsent'
import { isSameDay } from '../timeLabel'

/** Up to where one's own message came. */
export type Tick = 'waiting' | 'refused' | 'delivered' | 'read'

/** One bubble, however far its message has come. */
export interface Bubble {
  readonly clientId: string
  /** null until the server has it. */
  readonly sequence: number | null
  readonly isOwn: boolean
  readonly senderName: string
  readonly content: string
  readonly image: { readonly url: string; readonly width: number; readonly height: number } | null
  readonly at: string | number
  readonly tick: Tick | null
  readonly refusal: string | null
  /** Refused for a while: it is sent again by itself. */
  readonly isForLater: boolean
  /** Whether it is still there after this page. */
  readonly isLasting: boolean
  /** The first of its day: the day stands over it. */
  readonly beginsDay: boolean
  /** The first in a row by the same person: the name stands over it. */
  readonly beginsRun: boolean
}

interface RowParts {
  readonly messages: readonly Message[]
  readonly unsent: readonly Unsent[]
  /** The reader's. */
  readonly side: SenderType
  /** Up to which message the other side has seen it. */
  readonly seenByOthers: number
}

/** What stands in a conversation, from above: what the server has, then what it has not yet. */
export function bubblesOf({ messages, unsent, side, seenByOthers }: RowParts): readonly Bubble[] {
  const stored = messages.map((message) => ({
    clientId: message.clientId,
    sequence: message.sequence,
    isOwn: message.senderType === side,
    senderName: message.senderName,
    content: message.content,
    image: message.image,
    at: message.createdAt,
    tick: message.senderType === side ? tickOf(message, seenByOthers) : null,
    refusal: null,
    isForLater: false,
    isLasting: true,
  }))
  const waiting = unsent.map(({ clientId, content, image, at, refusal, isLasting }) => ({
    clientId,
    sequence: null,
    isOwn: true,
    senderName: '',
    content,
    // Its size is known once it was drawn; until then it stands in a square.
    image: image === null ? null : { url: image, width: 1, height: 1 },
    at,
    tick: refusal === null ? ('waiting' as const) : ('refused' as const),
    refusal: refusal?.message ?? null,
    isForLater: isForLater({ refusal }),
    isLasting,
  }))
  return [...stored, ...waiting].map((bubble, at, all) => {
    const before = all[at - 1]
    const beginsDay = before === undefined || !isSameDay(before.at, bubble.at)
    const isSamePerson =
      before !== undefined &&
      before.isOwn === bubble.isOwn &&
      // One's own that waits has no name yet.
      (before.senderName === bubble.senderName || bubble.senderName === '')
    return { ...bubble, beginsDay, beginsRun: beginsDay || !isSamePerson }
  })
}

const tickOf = ({ sequence, read }: Message, seenByOthers: number): Tick =>
  read || sequence <= seenByOthers ? 'read' : 'delivered'
