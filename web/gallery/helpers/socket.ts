/**
 * Stands in for socket.io-client: a connection that is never made, so that pages fetch by HTTP what they show.
 */
export function io() {
  const listeners = new Map<string, (reason?: unknown) => void>()
  const socket = {
    connected: false,
    active: true,
    on(event: string, listener: (reason?: unknown) => void) {
      listeners.set(event, listener)
      return socket
    },
    onAny: () => socket,
    connect: () => socket,
    disconnect: () => socket,
  }
  return socket
}
