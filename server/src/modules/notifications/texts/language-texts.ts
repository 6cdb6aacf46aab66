import type { NotificationKind, ReceiverKind } from '@ozi/contract'

/** The facts as words that fit into a sentence. */
interface SentenceFacts {
  readonly number: string
  /** The name of the order's state that it is about. */
  readonly state: string
  readonly shop: string
  readonly rider: string
  readonly dropoff: string
  readonly minutes: string
  /** True if a rider has just taken the order, and not the shop alone. */
  readonly hasRider: boolean
  /** Paid before anything was done for it. */
  readonly isPaidFirst: boolean
}

/** A kind that has a text of its own. */
export type TextKind = Exclude<NotificationKind, ReceiverKind>
type StaffKind = Extract<TextKind, `staff_${string}`>

/** A title and a body. */
type Texts<Kind extends TextKind> = Readonly<
  Record<Kind, (facts: SentenceFacts) => readonly [string, string]>
>

/** What notifications say to the staff, who read English. */
export type StaffTexts = Texts<StaffKind>

/** What notifications say to everybody else in a language. */
export interface LanguageTexts extends Texts<Exclude<TextKind, StaffKind>> {
  /** A rider and a shop without a name. */
  readonly nameless: { readonly rider: string; readonly shop: string }
}
