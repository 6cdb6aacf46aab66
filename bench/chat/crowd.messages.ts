/** A client of the crowd: its account, and the server it connects to. */
export interface Seat {
  readonly url: string
  readonly accountId: string
  readonly role: string
  readonly token: string
  /** A customer's own conversation. */
  readonly conversationId: string | null
}

/** The tasks of a crowd by name: their input and their answer. */
export interface CrowdTasks {
  /** Connects all clients, some at a time. */
  connect: { given: { seats: readonly Seat[] }; answer: { connected: number } }
  /**
   * Customers and staff write to each other. Each message is sent at its time, whether or not the last one
   * has arrived.
   */
  write: { given: { perSecond: number; seconds: number }; answer: WriteFigures }
  /** Riders tell where they are, each every few seconds; the clients that watch their orders listen. */
  ride: { given: RideTask; answer: RideFigures }
  /** All clients reconnect at the same moment. */
  reconnect: { given: object; answer: { connected: number; refused: number; allBackMs: number } }
}

export interface WriteFigures {
  readonly sent: number
  readonly refused: number
  /** Milliseconds from sending a message until the other side got it. */
  readonly heardMs: readonly number[]
}

/** A rider with one order. Without a `token`, positions go over the rider's socket instead of to the API. */
export interface RiderSeat {
  readonly url: string
  readonly accountId: string
  readonly token: string | null
  readonly orderId: string
  readonly customerId: string
  /** How many clients listen to the order's customer. */
  readonly watchers: number
}

export interface RideTask {
  readonly riders: readonly RiderSeat[]
  readonly everySeconds: number
  readonly seconds: number
}

export interface RideFigures {
  /** How often a position should have been heard. */
  readonly expected: number
  readonly refused: number
  /** Milliseconds from sending a position until a watcher got it. */
  readonly heardMs: readonly number[]
}

export type CrowdTask = {
  [Name in keyof CrowdTasks]: { readonly name: Name; readonly given: CrowdTasks[Name]['given'] }
}[keyof CrowdTasks]
