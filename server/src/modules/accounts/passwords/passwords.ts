import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency } from '../../../platform/concurrency.ts'

/**
 * argon2id as in OWASP's password storage sheet: 19 MiB, 2 passes, 1 lane. argon2id is the library's default.
 */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** One per core: more would not be faster and take 19 MiB of memory each. A full queue takes some seconds. */
const inTurn = limitConcurrency({ running: Math.max(1, availableParallelism()), waiting: 400 })

/** The hash to store. It is salted, so equal passwords have different hashes. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(sameText(password), PARAMETERS))
}

let hashOfNobody: Promise<string> | undefined

/**
 * Whether this is the password of the hash. Without a hash (no such account) it takes as long and returns
 * false, so that the time does not tell whether the account exists.
 */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  hashOfNobody ??= hashPassword('nobody has this password')
  const against = passwordHash ?? (await hashOfNobody)
  const matches = await inTurn(() => verify(against, sameText(password)))
  return matches && passwordHash !== undefined
}

/** Keyboards encode letters with marks (ọ, ụ) in different ways that look the same. */
function sameText(password: string): string {
  return password.normalize('NFKC')
}
