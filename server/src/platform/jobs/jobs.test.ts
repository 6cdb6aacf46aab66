import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { createLog } from '../log.ts'
import { duringRequest } from '../request-trace.ts'
import { createJobs, JobRefused, type Jobs, type JobOptions } from './jobs.ts'
import { listFailedJobs } from './jobs.store.ts'

const options: JobOptions = {
  retry: { limit: 5, firstSeconds: 1, longestSeconds: 2 },
  workers: 2,
  timeoutSeconds: 30,
}

/** The longest that a worker takes: a job that is done sooner was notified of. */
const LONGEST_POLL_SECONDS = 15
const BEFORE_POLL_MS = 10_000

describe('jobs', () => {
  let database: TestDatabase
  let running: Jobs[]
  const lines: string[] = []

  beforeEach(async () => {
    database = await createTestDatabase()
    running = []
    lines.length = 0
  })
  afterEach(async () => {
    await Promise.all(running.map((jobs) => jobs.stop()))
    await database.drop()
  })

  function newJobs(pollSeconds = 2): Jobs {
    const log = createLog('debug', { write: (line: string) => void lines.push(line) })
    const jobs = createJobs({ connection: database.connection, log, pollSeconds })
    running.push(jobs)
    return jobs
  }

  async function started(
    handler: (data: { name: string }) => Promise<void>,
    with_ = options,
    pollSeconds = 2,
  ): Promise<Jobs> {
    const jobs = newJobs(pollSeconds)
    jobs.define('greet', with_, handler)
    await jobs.start()
    return jobs
  }

  it('a job of a committed transaction is done without a poll', async () => {
    const done: string[] = []
    const jobs = await started(async ({ name }) => void done.push(name), options, LONGEST_POLL_SECONDS)
    await expect(
      database.sql.begin(async (queries) => {
        await jobs.send(queries, 'greet', { name: 'nobody' })
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    await database.sql.begin((queries) => jobs.send(queries, 'greet', { name: 'Ada' }))
    await vi.waitFor(() => expect(done).toEqual(['Ada']), { timeout: BEFORE_POLL_MS, interval: 10 })
    await sleep(300)
    expect(done).toEqual(['Ada'])
  })

  it('forty jobs that come at once are all done at once, each by one worker', async () => {
    const done: string[] = []
    const work = async ({ name }: { name: string }) => void done.push(name)
    const jobs = await started(work)
    await started(work)
    await sleep(2_500)
    const names = Array.from({ length: 40 }, (_, index) => String(index))
    await Promise.all(names.map((name) => jobs.send(database.sql, 'greet', { name })))
    await vi.waitFor(() => expect(done).toHaveLength(40), { timeout: 20_000, interval: 20 })
    await sleep(200)
    expect(done.toSorted()).toEqual(names.toSorted())
  })

  it('a job that fails is tried again after pauses that begin short', async () => {
    const triedAt: number[] = []
    const jobs = await started(async () => {
      triedAt.push(performance.now())
      if (triedAt.length < 3) throw new Error('not yet')
    })
    await jobs.send(database.sql, 'greet', { name: 'Ada' })
    await vi.waitFor(() => expect(triedAt).toHaveLength(3), { timeout: 12_000, interval: 20 })
    const pausesMs = triedAt.slice(1).map((at, index) => at - (triedAt[index] ?? 0))
    for (const pause of pausesMs) {
      expect(pause).toBeGreaterThan(900)
      expect(pause).toBeLessThan(8_000)
    }
  })

  it('a stop waits for the job under way, and leaves the next ones', async () => {
    const begun: string[] = []
    const ended: string[] = []
    const jobs = await started(
      async ({ name }) => {
        begun.push(name)
        await sleep(700)
        ended.push(name)
      },
      { ...options, workers: 1 },
    )
    await jobs.send(database.sql, 'greet', { name: 'first' })
    await jobs.send(database.sql, 'greet', { name: 'second' })
    await vi.waitFor(() => expect(begun).toEqual(['first']), { timeout: 20_000, interval: 10 })
    await jobs.stop()
    expect(ended).toEqual(['first'])
    const later: string[] = []
    await started(async ({ name }) => void later.push(name))
    await vi.waitFor(() => expect(later).toEqual(['second']), { timeout: 10_000 })
  })

  it('cut connections are made again, and jobs sent meanwhile are done', async () => {
    const done: string[] = []
    const jobs = await started(async ({ name }) => void done.push(name), options, LONGEST_POLL_SECONDS)
    await sleep(300)
    await database.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'ozi jobs'`
    await jobs.send(database.sql, 'greet', { name: 'after the cut' })
    await vi.waitFor(() => expect(done).toEqual(['after the cut']), { timeout: 20_000, interval: 50 })
    expect(lines.join('')).toMatch(/jobs: \w/)
    expect(lines.join('')).not.toContain('[object Object]')
    await jobs.send(database.sql, 'greet', { name: 'listening again' })
    await vi.waitFor(() => expect(done).toHaveLength(2), { timeout: BEFORE_POLL_MS, interval: 10 })
  })

  // promise (operator): What a job logs carries the id of the request that sent it
  it('a job logs the id of the request that sent it, and keeps its data', async () => {
    const seen: unknown[] = []
    const jobs = await started(
      async (data) => {
        seen.push(data)
        throw new Error('no paper')
      },
      { ...options, retry: { limit: 0, firstSeconds: 1, longestSeconds: 1 } },
    )
    await duringRequest('7d0f3c1e5a9b', () => jobs.send(database.sql, 'greet', { name: 'Ada' }))
    await vi.waitFor(() => expect(lines.join('')).toContain('failed for good'), { timeout: 10_000 })
    const line = lines.find((each) => each.includes('failed for good')) ?? ''
    expect(JSON.parse(line)).toMatchObject({
      level: 50,
      reqId: '7d0f3c1e5a9b',
      job: 'greet',
      reason: 'no paper',
    })
    expect(seen).toEqual([{ name: 'Ada' }])
  })

  it('a process that works on none sends jobs, and repeats only its own work', async () => {
    const log = createLog('silent')
    const web = createJobs({ connection: database.connection, log, works: false })
    running.push(web)
    const [begun, done]: [string[], string[]] = [[], []]
    web.define('greet', options, async ({ name }) => void begun.push(String(name)))
    web.every(0.001, 'the clock', async () => void begun.push('the clock'))
    web.everyHere(0.001, 'the size', async () => void done.push('the size'))
    await web.start()
    await web.send(database.sql, 'greet', { name: 'Ada' })
    await vi.waitFor(() => expect(done.length).toBeGreaterThan(1), { timeout: 20_000, interval: 10 })
    await started(async ({ name }) => void done.push(name))
    await vi.waitFor(() => expect(done).toContain('Ada'), { timeout: 20_000, interval: 10 })
    expect(begun).toEqual([])
  })

  it('jobs that fail for good are kept, and done once they are retried', async () => {
    const done: string[] = []
    let isMended = false
    const jobs = await started(
      async ({ name }) => {
        if (isMended) return void done.push(name)
        throw name === 'Ada' ? new JobRefused('no such person') : new Error('no paper')
      },
      { ...options, retry: { limit: 1, firstSeconds: 1, longestSeconds: 1 } },
    )
    await jobs.send(database.sql, 'greet', { name: 'Ada' })
    await jobs.send(database.sql, 'greet', { name: 'Obi' })
    const failed = () => listFailedJobs(database.sql, 10)
    await vi.waitFor(async () => expect(await failed()).toHaveLength(2), { timeout: 10_000 })
    expect((await failed()).map(({ reason, attempts }) => [reason, attempts])).toEqual([
      ['no paper', 2],
      ['no such person', 1],
    ])
    isMended = true
    await database.sql.begin((queries) => jobs.retryFailed(queries, { name: 'greet' }))
    await vi.waitFor(() => expect(done.toSorted()).toEqual(['Ada', 'Obi']), { timeout: 20_000 })
    expect(await failed()).toEqual([])
  })

  it('a job that nobody works on is refused where it is sent', async () => {
    const jobs = await started(async () => {})
    await expect(jobs.send(database.sql, 'unheard of', {})).rejects.toThrow('nobody works on')
  })
})
