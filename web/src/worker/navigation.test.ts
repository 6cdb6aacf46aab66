import { expect, test, vi } from 'vitest'
import { newestPage } from './navigation'

const page = (status: number, text: string) => new Response(text, { status })
const never = new Promise<never>(() => undefined)
const atOnce = Promise.resolve()
const later = <T>(value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), 20))
const keptPage = () => Promise.resolve(page(200, 'kept'))
const nothing = () => Promise.resolve(undefined)

const textOf = async (answers: Parameters<typeof newestPage>[0]) => (await newestPage(answers)).text()

test('a page from the network in time is shown, and no stored one is read', async () => {
  const kept = vi.fn(keptPage)
  expect(await textOf({ network: Promise.resolve(page(200, 'new')), kept, timeout: never })).toBe('new')
  expect(kept).not.toHaveBeenCalled()
})

test('without a network the kept page is shown', async () => {
  const network = Promise.reject<Response>(new TypeError('offline'))
  expect(await textOf({ network, kept: keptPage, timeout: never })).toBe('kept')
})

test('a slow network loses against a kept page', async () => {
  expect(await textOf({ network: never, kept: keptPage, timeout: atOnce })).toBe('kept')
})

test('a slow network is waited for where nothing is kept', async () => {
  expect(await textOf({ network: later(page(200, 'slow')), kept: nothing, timeout: atOnce })).toBe('slow')
})

test('a gateway without Ozi behind it is no page of ours', async () => {
  const network = Promise.resolve(page(502, 'bad gateway'))
  expect(await textOf({ network, kept: keptPage, timeout: never })).toBe('kept')
  expect((await newestPage({ network, kept: nothing, timeout: never })).status).toBe(502)
})

test('an error page of our own is shown', async () => {
  const network = Promise.resolve(page(500, 'ours'))
  expect(await textOf({ network, kept: keptPage, timeout: never })).toBe('ours')
})

test('without a network and a kept page the failure is told', async () => {
  const network = Promise.reject<Response>(new TypeError('offline'))
  await expect(newestPage({ network, kept: nothing, timeout: atOnce })).rejects.toThrow('offline')
})
