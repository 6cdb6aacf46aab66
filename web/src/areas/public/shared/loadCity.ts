import type { RouterContextProvider } from 'react-router'
import { pageServerContext } from '~/api/pageServer'

type Context = Readonly<RouterContextProvider>

/** The city, and whom its map comes from; pages say 'the city' and credit nobody if it failed to load. */
export async function loadServed(context: Context): Promise<{ city: string; credits: readonly string[] }> {
  const { calls } = context.get(pageServerContext)
  return calls.places.region().then(
    ({ city, credits }) => ({ city, credits }),
    () => ({ city: CITY_UNKNOWN, credits: [] }),
  )
}

/** The name of the city; pages say 'the city' if it failed to load. */
export async function loadCity(context: Context): Promise<string> {
  return (await loadServed(context)).city
}

export const CITY_UNKNOWN = 'the city'
