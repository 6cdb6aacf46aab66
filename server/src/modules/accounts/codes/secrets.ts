import { createHmac, randomInt } from 'node:crypto'
import { CODE } from '@ozi/contract'
import type { Config } from '../../../platform/config.ts'
import { deriveKey } from '../../../platform/data-key.ts'

/**
 * Hashes codes and typed addresses for storage. All six-digit codes can be hashed within a second, so a plain
 * hash would hide nothing: these are HMACs, and reading the tables without the key reveals nothing.
 */
export function createSecrets(config: Pick<Config, 'dataKey' | 'dataDir'>) {
  const codeKey = deriveKey(config, 'verification codes')
  const addressKey = deriveKey(config, 'addresses typed')
  return {
    /** Bound to the mailed address: not valid for another address, nor after the address has changed. */
    hashCode: (email: string, code: string): Buffer =>
      createHmac('sha256', codeKey).update(`${email}\n${code}`).digest(),
    /** Hashes an address for one account, so that its requests are counted apart from everybody else's. */
    hashOwnAddress: (accountId: string, email: string): Buffer =>
      createHmac('sha256', addressKey).update(`${accountId}\n${email}`).digest(),
    /** Hashes an address for one purpose, so that its requests are counted apart from requests for codes. */
    hashAddressFor: (purpose: 'pending' | 'link' | 'own-link' | 'welcome', email: string): Buffer =>
      createHmac('sha256', addressKey).update(`${purpose}\n${email}`).digest(),
    hashAddress: (email: string): Buffer => createHmac('sha256', addressKey).update(email).digest(),
  }
}

export type Secrets = ReturnType<typeof createSecrets>

/** Six random digits, all values equally likely; leading zeros are kept. */
export function newCode(): string {
  return String(randomInt(10 ** CODE.length)).padStart(CODE.length, '0')
}
