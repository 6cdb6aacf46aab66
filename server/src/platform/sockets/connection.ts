import type { Socket } from 'socket.io'
import type { Visit } from '../security-log.ts'
import type { Caller } from '../sessions/caller.ts'
import type { Connection } from './event-handler.ts'

/** Events by name, each a function of its payload, as the contract declares them. */
export type EventMap = Readonly<Record<string, (payload: never) => void>>

export interface SocketData {
  readonly caller: Caller
  readonly visit: Visit
}

export type ClientSocket = Socket<EventMap, EventMap, EventMap, SocketData>

/** Wraps a client's socket for the code that answers its events, which may run after the client is gone. */
export function toConnection(socket: ClientSocket): Connection {
  return {
    id: socket.id,
    caller: socket.data.caller,
    // A disconnected socket would stay in the room for ever: nothing would remove it.
    join: async (room) => {
      if (socket.connected) await socket.join(room)
    },
    leave: async (room) => {
      await socket.leave(room)
    },
    isIn: (room) => socket.rooms.has(room),
    send: (event, payload) => void socket.emit(event, payload as never),
    whenGone: (listener) => {
      if (socket.connected) socket.once('disconnect', listener)
      else queueMicrotask(listener)
    },
  }
}
