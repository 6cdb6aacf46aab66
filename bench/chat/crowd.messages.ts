/** Where somebody of a crowd sits. */
export interface Seat {
  readonly url: string
  readonly accountId: string
  readonly role: string
  readonly token: string
  /** A customer's own. */
  readonly conversationId: string | null
}

/** What a crowd is asked to do, by name: what it is given, and what it answers. */
export interface CrowdTasks {
  /** Connects them, some at a time. */
  connect: { given: { seats: readonly Seat[] }; answer: { connected: number } }
  /** Customers and staff write to each other, each message at its time whether or not the last one was heard. */
  write: { given: { perSecond: number; seconds: number }; answer: WriteFigures }
  /** All of them come back in the same moment. */
  reconnect: { given: object; answer: { connected: number; refused: number; allBackMs: number } }
}

export interface WriteFigures {
  readonly sent: number
  readonly refused: number
  /** Milliseconds from sending until the other side had heard it. */
  readonly heardMs: readonly number[]
}

export type CrowdTask = {
  [Name in keyof CrowdTasks]: { readonly name: Name; readonly given: CrowdTasks[Name]['given'] }
}[keyof CrowdTasks]
