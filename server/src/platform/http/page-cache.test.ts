import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPageCache, etagOf, type PageOutput } from './page-cache.ts'

let nowMs = 1
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})
/** The cache reads the time once in a millisecond. */
function wait(ms: number): void {
  nowMs += ms
  vi.advanceTimersByTime(ms)
}

const page = (cacheControl: string, extra: readonly (readonly [string, string])[] = []): PageOutput => ({
  status: 200,
  headers: [['cache-control', cacheControl], ...extra],
  body: Buffer.from('<!doctype html>'),
})
const english = (address: string) => ({ address, language: 'en' })
const forEverybody = () => vi.fn(async () => page('public, max-age=60'))

it('a page for everybody is rendered once, until it is too old', async () => {
  const cache = createPageCache()
  const render = forEverybody()
  await cache.read(english('/'), render)
  wait(60_000)
  await cache.read(english('/'), render)
  expect(render).toHaveBeenCalledTimes(1)
  wait(1)
  await cache.read(english('/'), render)
  expect(render).toHaveBeenCalledTimes(2)
})

it('many who ask at once wait for one rendering', async () => {
  const cache = createPageCache()
  const render = forEverybody()
  await Promise.all(Array.from({ length: 20 }, () => cache.read(english('/'), render)))
  expect(render).toHaveBeenCalledTimes(1)
})

it.each([
  ['that is private', page('private, no-store')],
  ['that says nothing', page('')],
  ['that sets a cookie', page('public, max-age=60', [['set-cookie', 'a=b']])],
  ['that was not found', { ...page('public, max-age=60'), status: 404 }],
  ['that is huge', { ...page('public, max-age=60'), body: Buffer.alloc(1024 * 1024) }],
])('a page %s is rendered anew for everyone', async (_what, rendered) => {
  const cache = createPageCache()
  const render = vi.fn(async () => rendered)
  await cache.read(english('/'), render)
  await cache.read(english('/'), render)
  expect(render).toHaveBeenCalledTimes(2)
})

it('one visitor’s page is not shared with those who asked meanwhile', async () => {
  const cache = createPageCache()
  const pages = [page('private, no-store'), page('private, no-store'), page('private, no-store')]
  const shown = await Promise.all(pages.map((own) => cache.read(english('/login'), async () => own)))
  expect(shown.map((each, index) => each === pages[index])).toEqual([true, true, true])
})

it('a rendering that failed fails whoever it was for alone', async () => {
  const cache = createPageCache()
  const broken = cache.read(english('/'), () => Promise.reject(new Error('broken')))
  const sound = cache.read(english('/'), forEverybody())
  await expect(broken).rejects.toThrow('broken')
  await expect(sound).resolves.toMatchObject({ status: 200 })
})

it('a rendering that failed is tried again', async () => {
  const cache = createPageCache()
  const render = vi.fn().mockRejectedValueOnce(new Error('broken')).mockResolvedValue(page(''))
  await expect(cache.read(english('/'), render)).rejects.toThrow('broken')
  await expect(cache.read(english('/'), render)).resolves.toMatchObject({ status: 200 })
})

it('a thousand made-up addresses do not grow the memory', async () => {
  const cache = createPageCache()
  const render = forEverybody()
  await cache.read(english('/first'), render)
  for (let count = 0; count < 1000; count += 1) await cache.read(english(`/${count}`), render)
  await cache.read(english('/first'), render)
  expect(render).toHaveBeenCalledTimes(1002)
})

it('a hundred large pages do not grow the memory either', async () => {
  const cache = createPageCache()
  const render = vi.fn(async () => ({ ...page('public, max-age=60'), body: Buffer.alloc(500 * 1024) }))
  for (let count = 0; count < 100; count += 1) await cache.read(english(`/${count}`), render)
  await cache.read(english('/99'), render)
  expect(render).toHaveBeenCalledTimes(100)
  await cache.read(english('/0'), render)
  expect(render).toHaveBeenCalledTimes(101)
})

it('a page that browsers check is kept a minute, or until forgotten', async () => {
  const cache = createPageCache()
  const render = vi.fn(async () => page('public, no-cache'))
  const readAll = () =>
    Promise.all(['/stores/a', '/stores/b'].map((path) => cache.read(english(path), render)))
  await readAll()
  await readAll()
  expect(render).toHaveBeenCalledTimes(2)
  cache.forget((address) => address === '/stores/a')
  await readAll()
  expect(render).toHaveBeenCalledTimes(3)
  wait(60_001)
  await readAll()
  expect(render).toHaveBeenCalledTimes(5)
})

it('a page that is forgotten while it is rendered is not kept', async () => {
  const cache = createPageCache()
  const render = forEverybody()
  const reading = cache.read(english('/'), render)
  cache.forget(() => true)
  await reading
  await cache.read(english('/'), render)
  expect(render).toHaveBeenCalledTimes(2)
})

it('what a public page says has a name, a personal page has none', () => {
  const other = { ...page('public, no-cache'), body: Buffer.from('other') }
  expect(etagOf(page('public, no-cache'))).toMatch(/^W\/"[\w-]{22}"$/)
  expect(etagOf(other)).not.toBe(etagOf(page('public, no-cache')))
  expect(etagOf(page('private, no-store'))).toBeNull()
})

it('a page is rendered once in each language, and forgotten in all', async () => {
  const cache = createPageCache()
  const render = forEverybody()
  const readAll = () =>
    Promise.all(['en', 'ig'].map((language) => cache.read({ address: '/help', language }, render)))
  await readAll()
  await readAll()
  expect(render).toHaveBeenCalledTimes(2)
  cache.forget((address) => address === '/help')
  await readAll()
  expect(render).toHaveBeenCalledTimes(4)
})
