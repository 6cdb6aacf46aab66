import { createRequire } from 'node:module'
import type * as Library from '@node-rs/argon2'
import { vi } from 'vitest'

const real = createRequire(import.meta.url)('@node-rs/argon2') as typeof Library

/**
 * The server's tests load this as `@node-rs/argon2` (vitest.config.ts). They make thousands of people, and each
 * password that is stored or entered would take 13 ms of a core: here a hash costs less than the server asks for. What it
 * asks for is in `vi.mocked(hash)` and `vi.mocked(verify)`.
 */
const cheapHash: typeof real.hash = (password, options, signal) =>
  real.hash(password, { ...options, memoryCost: 64, timeCost: 1 }, signal)

export const hash = vi.fn(cheapHash)
export const verify = vi.fn(real.verify)
