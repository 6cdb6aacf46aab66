import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { createLog } from './log.ts'
import { listPersonalFields } from './personal-fields.ts'

const logged = (error: Error) => loggedOf({ err: error })

function loggedOf(entry: object): string {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  createLog('info', sink).error(entry, 'request failed')
  return lines.join('')
}

it('a row that the database refused is not in the log, what refused it is', () => {
  const error = Object.assign(new Error('new row violates check constraint "accounts_name_check"'), {
    code: '23514',
    constraint: 'accounts_name_check',
    detail: 'Failing row contains (1, Ada, ada@ozi.test, $argon2id$secret).',
    where: 'JSON data, line 1: {"phone":"+2348031234567"}',
  })
  const line = logged(error)
  expect(line).toContain('"errorCode":"23514"')
  expect(line).toContain('"constraint":"accounts_name_check"')
  expect(line).toContain('log.test.ts')
  for (const secret of ['ada@ozi.test', 'argon2id', '2348031234567']) expect(line).not.toContain(secret)
})

it('an address that could not be read is not in the log with its token', () => {
  let failure: unknown
  try {
    new URL('//[?token=very-secret', 'http://localhost')
  } catch (error) {
    failure = error
  }
  const line = logged(failure as Error)
  expect(line).toContain('Invalid URL')
  expect(line).not.toContain('very-secret')
})

it('a line break in what is logged begins no line of its own', () => {
  const forged = 'harmless\n{"level":30,"event":"sign_in"}'
  expect(loggedOf({ route: forged, err: new Error(forged) }).split('\n')).toEqual([expect.any(String), ''])
})

it('no hand-over code is in the log, wherever an order has it', () => {
  const codes = { pickupCode: '4711', dropoffCode: '4712', returnCode: '4713' }
  expect(loggedOf({ ...codes, order: { ...codes, asked: codes } })).not.toMatch(/471[123]/)
})

it('hides every secret and personal field of the contract', () => {
  const fields = listPersonalFields()
  for (const field of ['password', 'token', 'enteredOtp', 'code', 'NIN', 'email', 'mobileNumber', 'phone']) {
    expect(fields).toContain(field)
  }
  // A field of an answer alone, which is found by its schema within a choice.
  expect(fields).toEqual(expect.arrayContaining(['pickupCode', 'pendingEmail', 'ownersPhone']))
  const secrets = Object.fromEntries(fields.map((field) => [field, `secret of ${field}`]))
  expect(loggedOf({ ...secrets, rider: secrets })).not.toContain('secret of')
})

it('says when in UTC, whatever the zone of the machine', () => {
  const zone = process.env['TZ']
  process.env['TZ'] = 'Africa/Lagos'
  try {
    const before = new Date().toISOString()
    const { time } = JSON.parse(loggedOf({})) as { time: string }
    expect(time >= before && time <= new Date().toISOString(), time).toBe(true)
  } finally {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  }
})
