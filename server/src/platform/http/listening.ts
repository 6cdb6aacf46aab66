import { once } from 'node:events'
import { createServer } from 'node:net'
import { ConfigError, type Config } from '../config.ts'
import { codeOf } from '../database/failure.ts'

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
