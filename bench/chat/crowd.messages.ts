/** A client of the crowd: its account, and the server it connects to. */
export interface CrowdClient {
  readonly url: string
  readonly accountId: string
  readonly role: string
  readonly token: string
  /** A customer's own conversation; null for staff. */
  readonly conversationId: string | null
}

/** The tasks of a crowd by name: their input and their answer. */
export interface CrowdTasks {
  /** Connects all clients, some at a time. */
  connect: { given: { clients: readonly CrowdClient[] }; answer: { connected: number } }
  /**
   * Customers and staff write to each other. Each message is sent at its time, whether or not the last one
   * has arrived.
   */
  write: { given: { perSecond: number; seconds: number }; answer: WriteFigures }
}

export interface WriteFigures {
  readonly sent: number
  readonly refused: number
  /** Milliseconds from sending a message until the other side got it. */
  readonly heardMs: readonly number[]
}

export type CrowdTask = {
  [Name in keyof CrowdTasks]: { readonly name: Name; readonly given: CrowdTasks[Name]['given'] }
}[keyof CrowdTasks]
