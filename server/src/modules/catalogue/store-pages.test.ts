import { expect, it, vi } from 'vitest'
import { createPageCache } from '../../platform/http/page-cache.ts'
import { createStorePages } from './store-pages.ts'

const MAMA = '0199a3b2-0000-7000-8000-00000000000a'
const SUYA = '0199a3b2-0000-7000-8000-00000000000b'
const LISTS = ['/', '/stores', '/stores?category=food&page=2', '/sitemap.xml']
const OWN = `/stores/${MAMA}`
const OTHERS = ['/about', `/stores/${SUYA}`]

/** Which pages are rendered anew after something. */
async function renderedAnew(act: (shops: ReturnType<typeof createStorePages>, heard: () => void) => void) {
  const cache = createPageCache()
  const tell = vi.fn()
  let heard: (vendorId: string) => void = () => undefined
  const between = (_name: string, hear: never) => {
    heard = hear
    return tell
  }
  const shops = createStorePages(cache, { openChannel: between })
  const anew: string[] = []
  const readAll = async () => {
    for (const path of [...LISTS, OWN, ...OTHERS]) {
      await cache.read({ address: path, language: 'ig' }, async () => {
        anew.push(path)
        return { status: 200, headers: [['cache-control', 'public, no-cache']], body: Buffer.from(path) }
      })
    }
  }
  await readAll()
  anew.length = 0
  act(shops, () => heard(MAMA))
  await readAll()
  return { anew, told: tell.mock.calls }
}

it('a shop that changed is shown anew on its page and in lists', async () => {
  const { anew, told } = await renderedAnew((shops) => shops.changed(MAMA))
  expect(anew).toEqual([...LISTS, OWN])
  expect(told).toEqual([[MAMA]])
})

it('a change that another process tells of counts here, and is not told on', async () => {
  const { anew, told } = await renderedAnew((_shops, heard) => heard())
  expect(anew).toEqual([...LISTS, OWN])
  expect(told).toEqual([])
})
