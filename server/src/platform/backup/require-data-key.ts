import { ConfigError, type Config } from '../config.ts'
import type { DatabaseConnection } from '../database/connection.ts'
import { opensSecrets, presentKey, type SecretColumn } from './key.ts'
import { withSession } from './session.ts'

const LOST = 'If that key is lost for good, set DATA_KEY_LOST=true.'

/**
 * Refuses another key than the one of the data. With it, encrypted values could not be read, and a NIN that a rider has
 * already would not be found.
 * @throws ConfigError if the database has something that the data key does not open
 */
export async function requireDataKey(
  connection: DatabaseConnection,
  config: Pick<Config, 'dataKey' | 'oldDataKey' | 'dataDir' | 'isDataKeyLost'>,
  { sealed, signal }: { readonly sealed: readonly SecretColumn[]; readonly signal: AbortSignal },
): Promise<void> {
  if (config.isDataKeyLost) return
  const present = presentKey(config)
  // Without a key, any encrypted value fails the check, because a key made now would not open it.
  const source = { ...config, dataKey: present ?? 'there is none' }
  const isRight = await withSession(connection, { name: 'ozi start', signal }, (session) =>
    opensSecrets(session, source, sealed),
  )
  if (isRight) return
  throw new ConfigError(
    present === null
      ? `DATA_KEY is missing: the database has data that is encrypted under one. ${LOST}`
      : `DATA_KEY is not the key that the data in the database is encrypted under. ${LOST}`,
  )
}
