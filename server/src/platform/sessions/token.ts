import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 bits that a client keeps: a session's token, the token of a mailed link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the server keeps of a token. Tokens are random, so a fast hash without salt is enough. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
