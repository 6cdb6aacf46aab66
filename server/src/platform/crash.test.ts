import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const here = (name: string) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)))

// promise (operator): An error that ends the server is one line of the log
test.each([
  ['thrown by a timer', 'setTimeout(() => { throw new Error("broken") })'],
  ['a rejection that nobody handles', 'Promise.reject(new Error("broken"))'],
  ['no error at all', 'Promise.reject("broken")'],
])('an error that nobody caught is one line of the log: %s', async (_what, failing) => {
  const script = `
    import { endOnUncaught } from ${here('./crash.ts')}
    import { createLog } from ${here('./log.ts')}
    endOnUncaught(createLog('info'))
    ${failing}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script])
  const ended = new Promise((resolve) => child.once('close', resolve))
  const [code, output, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  expect({ code, errors }).toEqual({ code: 1, errors: '' })
  expect(output.trim().split('\n')).toHaveLength(1)
  expect(JSON.parse(output)).toMatchObject({
    level: 60,
    msg: 'ended by an error',
    hostname: expect.any(String),
    err: { message: 'broken' },
  })
})
