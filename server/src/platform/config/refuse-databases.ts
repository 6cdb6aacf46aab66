import { AddressError, isOnThisMachine, readAddress } from '../database/address.ts'
import { ConfigError } from './config-shape.ts'
import type { Environment } from './environment.ts'

const OTHER_ADDRESSES = ['DATABASE_OWNER_URL', 'DATABASE_POOLER_URL'] as const
const DATABASE_ADDRESSES = ['DATABASE_URL', ...OTHER_ADDRESSES] as const

/** Addresses that no database can be reached by, or not safely. @throws ConfigError */
export function refuseUnusableDatabases(env: Environment): void {
  if (env.DATABASE_URL === undefined) refuseManyOnEmbedded(env)
  for (const name of DATABASE_ADDRESSES) requireUsableDatabase(name, env)
}

/** The embedded database supports one process, which does everything, and no pooler. */
function refuseManyOnEmbedded(env: Environment): void {
  if (env.PROCESS !== 'all') throw new ConfigError(`PROCESS=${env.PROCESS} needs a DATABASE_URL`)
  for (const name of OTHER_ADDRESSES) {
    if (env[name]) throw new ConfigError(`${name} needs a DATABASE_URL`)
  }
}

function requireUsableDatabase(name: (typeof DATABASE_ADDRESSES)[number], env: Environment): void {
  const url = env[name]
  if (url === undefined) return
  try {
    const address = readAddress(url)
    if (env.NODE_ENV !== 'production' || address.isTlsChosen || isOnThisMachine(address)) return
  } catch (error) {
    throw error instanceof AddressError ? new ConfigError(`${name} is not valid: ${error.message}`) : error
  }
  throw new ConfigError(
    `${name} leads to another machine: say sslmode=verify-full, or sslmode=disable if nobody else is on the way`,
  )
}
