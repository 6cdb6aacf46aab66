import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { limitConcurrency } from './concurrency.ts'

describe('a limit on concurrency', () => {
  it('runs a few at once, in turn, and refuses what its queue cannot hold', async () => {
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

  it('lets those go first who have nothing running', async () => {
    const run = limitConcurrency({ running: 2, waiting: 10 })
    const order: string[] = []
    const work = (name: string) => async () => {
      order.push(name)
      await sleep(5)
    }
    await Promise.all([
      ...['a1', 'a2', 'a3', 'a4'].map((name) => run(work(name), 'ada')),
      run(work('b1'), 'bisi'),
      run(work('c1'), 'chidi'),
    ])
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'c1', 'a4'])
  })

  it('gives nobody more than their share, and theirs again when it is done', async () => {
    const run = limitConcurrency({ running: 1, waiting: 10, each: 2 })
    const work = () => sleep(5)
    const results = await Promise.allSettled([
      ...[1, 2, 3].map(() => run(work, 'ada')),
      run(() => Promise.reject(new Error('broken')), 'bisi'),
      run(work, 'bisi'),
    ])
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ])
    expect(results[2]).toMatchObject({ reason: { code: 'RATE_LIMITED', retryAfterSeconds: 2 } })
    await expect(run(async () => 'again', 'ada')).resolves.toBe('again')
    await expect(run(async () => 'again', 'bisi')).resolves.toBe('again')
  })

  it('gives a place back when the work fails', async () => {
    const run = limitConcurrency({ running: 1, waiting: 1 })
    await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await expect(run(async () => 'next')).resolves.toBe('next')
  })
})
