import type { Queries } from '../../platform/database/database.ts'

export interface PushKeysRow {
  readonly publicKey: string
  readonly sealedPrivateKey: Buffer
}

export async function findPushKeys(queries: Queries): Promise<PushKeysRow | null> {
  const [row] = await queries<PushKeysRow[]>`
    select public_key as "publicKey", sealed_private_key as "sealedPrivateKey" from push_keys`
  return row ?? null
}

/** Does nothing if another process was first. */
export async function insertPushKeys(queries: Queries, keys: PushKeysRow): Promise<void> {
  await queries`
    insert into push_keys (public_key, sealed_private_key) values (${keys.publicKey}, ${keys.sealedPrivateKey})
    on conflict do nothing`
}
