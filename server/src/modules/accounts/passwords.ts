import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency } from '../../platform/concurrency.ts'

/** argon2id as OWASP's password storage sheet has it: 19 MiB, 2 passes, 1 lane. The algorithm is the library's default. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** One a core; more would only take memory, 19 MiB each. The queue is some seconds of work. */
const inTurn = limitConcurrency({ running: Math.max(1, availableParallelism()), waiting: 400 })

/** What is kept of a password. Equal passwords have different hashes. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(sameText(password), PARAMETERS))
}

let hashOfNobody: Promise<string> | undefined

/**
 * Whether this is the password behind the hash. Without a hash (no such account) it works as long and says no,
 * so that the time taken tells nothing.
 */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  hashOfNobody ??= hashPassword('nobody has this password')
  const against = passwordHash ?? (await hashOfNobody)
  const matches = await inTurn(() => verify(against, sameText(password)))
  return matches && passwordHash !== undefined
}

/** Keyboards compose letters with marks (ọ, ụ) in different ways that look the same. */
function sameText(password: string): string {
  return password.normalize('NFKC')
}
