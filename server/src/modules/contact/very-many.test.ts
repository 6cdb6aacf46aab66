import { afterEach, describe, expect, it, vi } from 'vitest'
import { startAppForFile } from '../../../test/start-app-for-file.ts'

const app = await startAppForFile()
const support = await app.staff('support', 'Ifeoma Nwosu')
await write(10_030, 'the bridge is closed', '3 days')
await write(20_050, 'the shop was kind', '2 days')
await write(10_000, 'a lost umbrella', '1 day')
await app.sql`analyze contact_messages`
afterEach(() => void vi.useRealTimers())

/** Writes many messages with the same words, a millisecond apart. */
async function write(messages: number, words: string, ago: string): Promise<void> {
  await app.sql`
    insert into contact_messages (_id, name, email, message, created_at)
    select gen_random_uuid(), 'Writer ' || i, 'writer@ozi.test', ${words} || ', ' || i,
      now() - ${ago}::interval + i * interval '1 millisecond'
    from generate_series(1, ${messages}::integer) as i`
}

async function pagesOf(search: string, pages: number): Promise<string[]> {
  const found: string[] = []
  let cursor: string | undefined
  for (let page = 0; page < pages; page += 1) {
    const answer = await support.client.contact.list({ search, limit: 25, ...(cursor ? { cursor } : {}) })
    expect(answer).toMatchObject({ total: 10_000, totalIsMinimum: true })
    found.push(...answer.messages.map(({ message }) => message))
    cursor = answer.nextCursor ?? undefined
  }
  return found
}

const counted = (words: string, first: number, rows: number) =>
  Array.from({ length: rows }, (_, index) => `${words}, ${first - index}`)

describe('a search that finds more than are counted', () => {
  it('shows the newest of them, page after page', async () => {
    expect(await pagesOf('shop was', 3)).toEqual(counted('the shop was kind', 20_050, 75))
  })

  it('shows them also where all are older than what is walked', async () => {
    expect(await pagesOf('bridge', 3)).toEqual(counted('the bridge is closed', 10_030, 75))
  })

  it('is exact at ten thousand', async () => {
    const answer = await support.client.contact.list({ search: 'umbrella' })
    expect(answer.total).toBe(10_000)
    expect(answer.totalIsMinimum).toBeUndefined()
    expect(answer.messages.map(({ message }) => message)).toEqual(counted('a lost umbrella', 10_000, 50))
  })
})

it('a list of more than are counted is counted once a minute', async () => {
  const totalOf = async () => {
    const { total, totalIsMinimum = false } = await support.client.contact.list({ filter: 'open' })
    return { total, totalIsMinimum }
  }
  expect(await totalOf()).toEqual({ total: 10_000, totalIsMinimum: true })
  await app.sql`delete from contact_messages where message not like 'the bridge is closed, 1%'`
  expect(await totalOf()).toEqual({ total: 10_000, totalIsMinimum: true })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  expect(await totalOf()).toEqual({ total: 1_142, totalIsMinimum: false })
})
