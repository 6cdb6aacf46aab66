import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { limitConcurrency } from './concurrency.ts'

describe('a limit on concurrency', () => {
  it('runs as many at once as it may, in turn, and refuses what its queue cannot hold', async () => {
    const run = limitConcurrency({ running: 2, waiting: 3 })
    let running = 0
    let most = 0
    const order: number[] = []
    const results = await Promise.allSettled(
      [0, 1, 2, 3, 4, 5].map((index) =>
        run(async () => {
          running += 1
          most = Math.max(most, running)
          await sleep(10)
          running -= 1
          order.push(index)
        }),
      ),
    )
    expect(most).toBe(2)
    expect(order).toEqual([0, 1, 2, 3, 4])
    expect(results[5]).toMatchObject({
      status: 'rejected',
      reason: { code: 'UNAVAILABLE', retryAfterSeconds: 2 },
    })
  })

  it('gives a place back when the work fails', async () => {
    const run = limitConcurrency({ running: 1, waiting: 1 })
    await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await expect(run(async () => 'next')).resolves.toBe('next')
  })
})
