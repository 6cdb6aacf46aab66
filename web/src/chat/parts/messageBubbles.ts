import type { Message, SenderType } from '@ozi/contract'
import { isForLater, type UnsentMessage } from '../unsent/unsentMessages'
import { isSameDay } from '../timeLabel'

/** The delivery state of the reader's own message. */
export type Tick = 'waiting' | 'refused' | 'delivered' | 'read'

/** One message as shown, sent or not. */
export interface Bubble {
  readonly clientId: string
  /** null until the server has stored it. */
  readonly sequence: number | null
  readonly isOwn: boolean
  readonly senderName: string
  readonly content: string
  readonly image: { readonly url: string; readonly width: number; readonly height: number } | null
  readonly at: string | number
  readonly tick: Tick | null
  readonly refusal: string | null
  /** Refused by the rate limit; sent again automatically. */
  readonly isForLater: boolean
  /** Whether it survives leaving this page. */
  readonly isLasting: boolean
  /** The first message of its day; the day is shown above it. */
  readonly beginsDay: boolean
  /** The first of consecutive messages by one person; the name is shown above it. */
  readonly beginsRun: boolean
}

interface RowParts {
  readonly messages: readonly Message[]
  readonly unsent: readonly UnsentMessage[]
  /** The reader's side. */
  readonly side: SenderType
  /** The last sequence that the other side has seen. */
  readonly seenByOthers: number
}

/**
 * The bubbles of a conversation from top to bottom: first what the server has stored, then what is unsent.
 */
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
    // The real size is unknown until the image has been drawn; until then it gets a square.
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
      // An unsent message of the reader has no name yet.
      (before.senderName === bubble.senderName || bubble.senderName === '')
    return { ...bubble, beginsDay, beginsRun: beginsDay || !isSamePerson }
  })
}

const tickOf = ({ sequence, read }: Message, seenByOthers: number): Tick =>
  read || sequence <= seenByOthers ? 'read' : 'delivered'
