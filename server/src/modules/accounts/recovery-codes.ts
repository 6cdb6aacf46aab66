import { createHmac, randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '@ozi/contract'
import type { Config } from '../../platform/config.ts'
import { deriveKey } from '../../platform/data-key.ts'

/** No letter or figure that is taken for another when it was written down by hand. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

/** Codes for whoever lost the phone: 49 bits each, shown once and kept as an HMAC. */
export function createRecoveryCodes(config: Pick<Config, 'dataKey' | 'dataDir'>) {
  const key = deriveKey(config, 'recovery codes')
  return {
    /** In two halves, to be read off: 'K7MPQ-3XWRT'. */
    make: (): string[] => Array.from({ length: RECOVERY_CODES.count }, newRecoveryCode),
    /** Of a code as typed: capitals, spaces and hyphens do not count. Of no use for another account. */
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
