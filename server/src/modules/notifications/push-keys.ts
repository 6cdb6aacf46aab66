import { generateKeyPairSync } from 'node:crypto'
import type { Database } from '../../platform/database/database.ts'
import type { Encryption } from '../../platform/encryption.ts'
import type { VapidKeys } from '../../platform/push/send-push.ts'
import { findPushKeys, insertPushKeys } from './push-keys.store.ts'

/** The purpose that the private key is encrypted for; see SECRET_COLUMNS. */
const PURPOSE = 'push keys'

/**
 * The key pair by which push services know this deployment. The first process that needs it makes it; all others read
 * that one. Browsers subscribe with it, so another one would cut them all off.
 */
export function createPushKeys(database: Database, encryption: Pick<Encryption, 'seal' | 'open'>) {
  let known: Promise<VapidKeys> | undefined

  async function read(): Promise<VapidKeys> {
    let kept = await findPushKeys(database.sql)
    if (!kept) {
      const { publicKey, privateKey } = newKeys()
      await insertPushKeys(database.sql, {
        publicKey,
        sealedPrivateKey: encryption.seal(privateKey, PURPOSE),
      })
      kept = await findPushKeys(database.sql)
    }
    if (!kept) throw new Error('the push keys were not stored')
    return { publicKey: kept.publicKey, privateKey: encryption.open(kept.sealedPrivateKey, PURPOSE) }
  }

  return (): Promise<VapidKeys> => {
    known ??= read().catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
}

function newKeys(): VapidKeys {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    format: 'jwk',
  })
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d }
}
