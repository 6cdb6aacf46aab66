/** The path of the socket below the origin. */
export const SOCKET_PATH = '/socket.io'

/** The connection settings that SPEC prescribes, in milliseconds. */
export const SOCKET = {
  transports: ['websocket', 'polling'],
  reconnectionDelayMs: 1_000,
  reconnectionDelayMaxMs: 5_000,
  jitter: 0.5,
  timeoutMs: 20_000,
} as const
