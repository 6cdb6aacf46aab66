import { createHmac, randomInt } from 'node:crypto'
import { CODE } from '@ozi/contract'
import type { Config } from '../../platform/config.ts'
import { deriveKey } from '../../platform/data-key.ts'

/**
 * What is kept of codes and of addresses that were typed. A million codes are tried in a second, so a plain hash
 * would hide nothing: these are HMACs, and whoever reads the tables alone learns nothing without the key.
 */
export function createSecrets(config: Pick<Config, 'dataKey' | 'dataDir'>) {
  const codeKey = deriveKey(config, 'verification codes')
  const addressKey = deriveKey(config, 'addresses typed')
  return {
    /** Bound to the address it is mailed to: of no use for another, or once the address has changed. */
    hashCode: (email: string, code: string): Buffer =>
      createHmac('sha256', codeKey).update(`${email}\n${code}`).digest(),
    /** One account's dealings with one address, apart from everybody else's. */
    hashOwnAddress: (accountId: string, email: string): Buffer =>
      createHmac('sha256', addressKey).update(`${accountId}\n${email}`).digest(),
    hashAddress: (email: string): Buffer => createHmac('sha256', addressKey).update(email).digest(),
  }
}

export type Secrets = ReturnType<typeof createSecrets>

/** Six digits, each as likely; leading zeros count. */
export function newCode(): string {
  return String(randomInt(10 ** CODE.length)).padStart(CODE.length, '0')
}
