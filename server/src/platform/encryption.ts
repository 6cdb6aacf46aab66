import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Config } from './config.ts'
import { deriveKey } from './data-key.ts'

const ALGORITHM = 'aes-256-gcm'
/** The first byte of encrypted values; a future format starts with another one. */
const VERSION = Buffer.from([1])
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEAD_BYTES = VERSION.length + NONCE_BYTES + TAG_BYTES

/**
 * These bytes cannot be decrypted: they were changed, or encrypted for another purpose or under another
 * DATA_KEY.
 */
export class UnreadableError extends Error {}

/**
 * Encrypts texts that must be readable again, so that the database alone reveals nothing about them: `const {
 * seal, open, fingerprint } = createEncryption(config)`.
 *
 * Each purpose ('national identification numbers') has its own key, derived from DATA_KEY, so a value
 * encrypted for one purpose cannot be passed off as another's. Store the bytes as bytea. Encrypting a text
 * twice gives different bytes, so they cannot be searched or compared; a `fingerprint` can. Never log the
 * result of `open`.
 */
export function createEncryption(config: Pick<Config, 'dataKey' | 'dataDir'>) {
  const keys = new Map<string, Buffer>()
  const keyFor = (purpose: string, use: 'encryption' | 'fingerprints' = 'encryption'): Buffer => {
    const name = `${use} of ${purpose}`
    const key = keys.get(name) ?? deriveKey(config, name)
    keys.set(name, key)
    return key
  }

  return {
    /**
     * The same bytes for the same text, so that it is found again without being read. A NIN has few digits:
     * without the key, which is not the one that encrypts, nobody can try them all.
     */
    fingerprint: (text: string, purpose: string): Buffer =>
      createHmac('sha256', keyFor(purpose, 'fingerprints')).update(text, 'utf8').digest(),

    seal(text: string, purpose: string): Buffer {
      // A new random nonce each time: under one key, a repeated nonce would reveal both texts.
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, keyFor(purpose), nonce).setAAD(VERSION)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([VERSION, nonce, cipher.getAuthTag(), sealed])
    },

    /** @throws UnreadableError */
    open(bytes: Uint8Array, purpose: string): string {
      const sealed = Buffer.from(bytes)
      if (sealed.length < HEAD_BYTES || !sealed.subarray(0, VERSION.length).equals(VERSION)) {
        throw new UnreadableError(`These bytes were not sealed here, for ${purpose}.`)
      }
      const nonce = sealed.subarray(VERSION.length, VERSION.length + NONCE_BYTES)
      const decipher = createDecipheriv(ALGORITHM, keyFor(purpose), nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(VERSION).setAuthTag(sealed.subarray(HEAD_BYTES - TAG_BYTES, HEAD_BYTES))
      try {
        return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()]).toString(
          'utf8',
        )
      } catch (cause) {
        throw new UnreadableError(`What was sealed for ${purpose} cannot be opened. Was DATA_KEY changed?`, {
          cause,
        })
      }
    },
  }
}

export type Encryption = ReturnType<typeof createEncryption>
