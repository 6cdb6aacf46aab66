import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { deriveKey, deriveKeys, type KeySource } from './data-key.ts'

const ALGORITHM = 'aes-256-gcm'
/** The first byte of encrypted values: the version of their form. */
const VERSION = 2
const KEY_NAME_BYTES = 4
const NONCE_BYTES = 12
const TAG_BYTES = 16

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
 *
 * Values name the key that encrypted them. With DATA_KEY_OLD, those under that key are read, too.
 */
export function createEncryption(config: KeySource) {
  const sources: readonly [KeySource, ...KeySource[]] = [
    { dataKey: config.dataKey, dataDir: config.dataDir },
    ...(config.oldDataKey === undefined ? [] : [{ dataKey: config.oldDataKey, dataDir: '' }]),
  ]
  const known = new Map<string, readonly [Buffer, ...Buffer[]]>()
  const keysFor = (purpose: string, use: 'encryption' | 'fingerprints' = 'encryption') => {
    const name = `${use} of ${purpose}`
    const keys = known.get(name) ?? deriveKeys(config, name)
    known.set(name, keys)
    return keys
  }

  const heads = new Map<KeySource, Buffer>()
  /** The beginning of what a key encrypted. */
  function headOf(source: KeySource): Buffer {
    const name = () => deriveKey(source, 'name of the data key').subarray(0, KEY_NAME_BYTES)
    const head = heads.get(source) ?? Buffer.concat([Buffer.from([VERSION]), name()])
    heads.set(source, head)
    return head
  }
  const currentHead = (): Buffer => headOf(sources[0])

  const hash = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text, 'utf8').digest()

  return {
    /**
     * The same bytes for the same text, so that it is found again without being read. A NIN has few digits:
     * without the key, which is not the one that encrypts, nobody can try them all.
     */
    fingerprint: (text: string, purpose: string): Buffer => hash(keysFor(purpose, 'fingerprints')[0], text),

    /** The fingerprints that the text may be stored under: by the current key, and by the old one. */
    fingerprints: (text: string, purpose: string): readonly Buffer[] =>
      keysFor(purpose, 'fingerprints').map((key) => hash(key, text)),

    /** Every value under the current key begins with it. */
    currentHead,

    seal(text: string, purpose: string): Buffer {
      // A new random nonce each time: under one key, a repeated nonce would reveal both texts.
      const nonce = randomBytes(NONCE_BYTES)
      const head = currentHead()
      const cipher = createCipheriv(ALGORITHM, keysFor(purpose)[0], nonce).setAAD(head)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([head, nonce, cipher.getAuthTag(), sealed])
    },

    /** @throws UnreadableError */
    open(bytes: Uint8Array, purpose: string): string {
      const sealed = Buffer.from(bytes)
      const keys = keysFor(purpose)
      for (const [at, source] of sources.entries()) {
        const head = headOf(source)
        if (!sealed.subarray(0, head.length).equals(head)) continue
        const text = openWith(keys[at] ?? keys[0], head, sealed)
        if (text !== null) return text
      }
      throw new UnreadableError(`What was sealed for ${purpose} cannot be opened. Was DATA_KEY changed?`)
    },
  }
}

/** Null if this key did not encrypt it, or if it was changed. */
function openWith(key: Buffer, head: Buffer, sealed: Buffer): string | null {
  const tagAt = head.length + NONCE_BYTES
  if (sealed.length < tagAt + TAG_BYTES) return null
  const nonce = sealed.subarray(head.length, tagAt)
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(head).setAuthTag(sealed.subarray(tagAt, tagAt + TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(tagAt + TAG_BYTES)), decipher.final()]).toString(
      'utf8',
    )
  } catch {
    return null
  }
}

export type Encryption = ReturnType<typeof createEncryption>
