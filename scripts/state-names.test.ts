import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ORDER_STATE_NAMES } from '@ozi/contract'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const TABLE = /orders\/order-state-names/
/** One word may name other things, too: a message is delivered, a session expired. */
const NAMES = new Set(
  Object.values(ORDER_STATE_NAMES)
    .filter((name) => name.includes(' '))
    .map((name) => name.toLowerCase()),
)

// promise (everyone): Each state of an order has one name, on all screens and in mails and notifications
test('names of states stand in their table alone', () => {
  const copies = globSync('{contract,server,web}/src/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((file) => !TABLE.test(file) && !file.includes('.test.'))
    .flatMap((file) =>
      [...readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(/(['"`])((?:(?!\1).)+)\1/g)]
        .map(([, , text = '']) => text)
        .filter((text) => NAMES.has(text.toLowerCase()))
        .map((text) => `${file}: ${text}`),
    )
  expect(copies).toEqual([])
})
