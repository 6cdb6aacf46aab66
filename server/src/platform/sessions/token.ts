import { createHash, randomBytes } from 'node:crypto'

/** A 256-bit secret that a client keeps: a session token, or the token of a mailed link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The server stores this hash of a token. Tokens are random, so a fast unsalted hash is enough. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
