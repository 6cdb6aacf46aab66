import { expect, it } from 'vitest'
import { createLog } from './log.ts'
import { createThrottledLog } from './throttled-log.ts'

it('says once a minute what goes on failing, and how often it did', () => {
  const lines: string[] = []
  let now = 0
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  const logThrottled = createThrottledLog(log, () => now)
  for (let second = 0; second <= 60; second += 1) {
    now = second * 1000
    const fields = { job: second % 2 ? 'notification-mail' : 'account-mail' }
    logThrottled('a job failed', { level: 'warn', key: 'mail server', everyMs: 60_000, fields })
  }
  const said = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(said).toMatchObject([{ level: 40, job: 'account-mail' }, { repeats: 59 }])
  expect(said[0]).not.toHaveProperty('repeats')
})
