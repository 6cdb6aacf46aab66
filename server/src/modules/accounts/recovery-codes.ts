import { createHmac, randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '@ozi/contract'
import type { Config } from '../../platform/config.ts'
import { deriveKey } from '../../platform/data-key.ts'

/** Without letters and digits that are mistaken for each other in handwriting. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

/** Codes for people who lost their phone: 49 bits each, shown once and stored as an HMAC. */
export function createRecoveryCodes(config: Pick<Config, 'dataKey' | 'dataDir'>) {
  const key = deriveKey(config, 'recovery codes')
  return {
    /** In two halves, for easy reading: 'K7MPQ-3XWRT'. */
    make: (): string[] => Array.from({ length: RECOVERY_CODES.count }, newRecoveryCode),
    /** The hash of a typed code, ignoring case, spaces and hyphens; it is valid for this account only. */
    hash: (accountId: string, typed: string): Buffer =>
      createHmac('sha256', key)
        .update(`${accountId}\n${typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')}`)
        .digest(),
  }
}

function newRecoveryCode(): string {
  const letters = Array.from({ length: RECOVERY_CODES.length }, () => LETTERS[randomInt(LETTERS.length)])
  const half = RECOVERY_CODES.length / 2
  return `${letters.slice(0, half).join('')}-${letters.slice(half).join('')}`
}
