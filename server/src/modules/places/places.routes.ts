import { implementer } from '../../platform/http/api.ts'
import type { PlacesService } from './places.service.ts'

export const placesRoutes = (service: PlacesService) => ({
  search: implementer.places.search.handler(async ({ input }) => ({
    suggestions: await service.search(input),
  })),
  directions: implementer.places.directions.handler(({ input: { from, to, streets } }) =>
    service.directions(from, to, { withStreets: streets === 'true' }),
  ),
  nearest: implementer.places.nearest.handler(async ({ input: { at, words = '' } }) => ({
    suggestion: await service.nearest(at),
    areWordsElsewhere: service.isElsewhere(words, at),
  })),
  areas: implementer.places.areas.handler(() => ({ areas: [...service.areas()] })),
  region: implementer.places.region.handler(() => service.region()),
})
