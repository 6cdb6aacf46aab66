import type { RouterContextProvider } from 'react-router'
import { pageServerContext } from '~/api/pageServer'

/** The name of the city; pages say 'the city' if it failed to load. */
export async function loadCity(context: Readonly<RouterContextProvider>): Promise<string> {
  const { calls } = context.get(pageServerContext)
  return calls.places.region().then(
    ({ city }) => city,
    () => CITY_UNKNOWN,
  )
}

export const CITY_UNKNOWN = 'the city'
