import type { Socket } from 'socket.io'
import type { Caller } from '../sessions/caller.ts'
import type { Connection } from './answers.ts'

/** Events by name, each a function of its payload, as the contract declares them. */
export type EventMap = Readonly<Record<string, (payload: never) => void>>

export interface SocketData {
  readonly caller: Caller
}

export type ClientSocket = Socket<EventMap, EventMap, EventMap, SocketData>

/** A client's socket as those have it who answer what it says, which may be after it is gone. */
export function toConnection(socket: ClientSocket): Connection {
  return {
    id: socket.id,
    caller: socket.data.caller,
    // A socket that is gone would stay in the room for ever: nothing takes it out again.
    join: async (room) => {
      if (socket.connected) await socket.join(room)
    },
    isIn: (room) => socket.rooms.has(room),
    tell: (event, payload) => void socket.emit(event, payload as never),
    whenGone: (listener) => {
      if (socket.connected) socket.once('disconnect', listener)
      else queueMicrotask(listener)
    },
  }
}
