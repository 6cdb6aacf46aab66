import { createHmac, randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '@ozi/contract'
import { deriveKeys, type KeySource } from '../../../platform/data-key.ts'

/** Without letters and digits that are mistaken for each other in handwriting. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

/** Codes for people who lost their phone: 49 bits each, shown once and stored as an HMAC. */
export function createRecoveryCodes(config: KeySource) {
  const keys = deriveKeys(config, 'recovery codes')
  const hashWith = (key: Buffer, accountId: string, typed: string): Buffer =>
    createHmac('sha256', key)
      .update(`${accountId}\n${typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')}`)
      .digest()
  return {
    /** In two halves, for easy reading: 'K7MPQ-3XWRT'. */
    make: (): string[] => Array.from({ length: RECOVERY_CODES.count }, newRecoveryCode),
    /** The hash of a typed code, ignoring case, spaces and hyphens; it is valid for this account only. */
    hash: (accountId: string, typed: string): Buffer => hashWith(keys[0], accountId, typed),
    /** The hashes that a typed code may be stored under: by the current key, and by the old one. */
    hashes: (accountId: string, typed: string): readonly Buffer[] =>
      keys.map((key) => hashWith(key, accountId, typed)),
  }
}

function newRecoveryCode(): string {
  const letters = Array.from({ length: RECOVERY_CODES.length }, () => LETTERS[randomInt(LETTERS.length)])
  const half = RECOVERY_CODES.length / 2
  return `${letters.slice(0, half).join('')}-${letters.slice(half).join('')}`
}
