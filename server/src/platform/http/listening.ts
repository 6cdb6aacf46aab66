import { once } from 'node:events'
import { createServer, isIPv6 } from 'node:net'
import { ConfigError, type Config } from '../config.ts'
import { codeOf } from '../database/failure.ts'
import { isLoopbackHost } from '../loopback.ts'

type Address = Pick<Config, 'host' | 'port'>

/**
 * Turns an error that the operator can fix into one clear line; returns any other error unchanged.
 * @param setting names the port
 */
export function listenFailure(error: unknown, { host, port }: Address, setting = 'PORT'): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new ConfigError(`${setting} ${port} is already in use`)
    case 'EACCES':
      return new ConfigError(`${setting} ${port} is not open to this user: choose one above 1023`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ConfigError(`HOST ${host} is not an address of this machine`)
    default:
      return error
  }
}

/** Checks that the address is free before the start changes anything. @throws ConfigError */
export async function requireFreeAddress({ host, port }: Address, setting = 'PORT'): Promise<void> {
  const probe = createServer()
  try {
    const listening = once(probe, 'listening')
    probe.listen({ host, port })
    await listening
  } catch (error) {
    throw listenFailure(error, { host, port }, setting)
  }
  const closed = once(probe, 'close')
  probe.close()
  await closed
}

/** Outside production the outbox shows every code: whoever reaches this address on the network can read them. */
export function warnOfOpenHost(
  { host, isProduction }: Pick<Config, 'host' | 'isProduction'>,
  warn: (message: string) => void,
): void {
  if (isProduction || isLoopbackHost(isIPv6(host) ? `[${host}]` : host)) return
  warn(
    `HOST ${host} is open to the network, and /dev/outbox shows all mails and codes: use it for tests alone`,
  )
}
