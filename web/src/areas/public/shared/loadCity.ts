import type { RouterContextProvider } from 'react-router'
import { pageServerContext } from '~/api/pageServer'

/** The name of the city that is served; pages speak of 'the city' while it cannot be asked. */
export async function loadCity(context: Readonly<RouterContextProvider>): Promise<string> {
  const { calls } = context.get(pageServerContext)
  return calls.places.region().then(
    ({ city }) => city,
    () => CITY_UNKNOWN,
  )
}

export const CITY_UNKNOWN = 'the city'
