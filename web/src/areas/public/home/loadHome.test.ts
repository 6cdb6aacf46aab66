import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import type { PublicCalls } from '~/api/pageServer'
import { readFareQuery } from '../shared/askFare'
import { loadHome } from './loadHome'

const region = { city: 'Owerri', state: 'Imo', centre: [7.03, 5.48] }

async function load(listStores: () => Promise<unknown>) {
  const calls = {
    places: { region: async () => region, areas: async () => ({ areas: [] }) },
    catalogue: { listStores },
    home: { facts: async () => ({ data: { fares: [] } }) },
  }
  const url = new URL('https://ozi.test/')
  return loadHome(calls as unknown as PublicCalls, readFareQuery(url.searchParams), url)
}

test('a city without shops is all there is to know', async () => {
  expect(await load(async () => ({ stores: [] }))).toMatchObject({ isWhole: true, stores: [] })
})

test('what a visitor who asked too often is not told is known to be missing', async () => {
  const home = await load(() => Promise.reject(new ORPCError('RATE_LIMITED', { status: 429 })))
  expect(home).toMatchObject({ isWhole: false, city: { name: 'Owerri' }, stores: [] })
})
