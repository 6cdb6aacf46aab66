import { noWayOf, OsrmAnswer, ROAD_REACH_M, toWay } from './hosted-way.ts'
import type { RoutesApi } from './hosted-maps.ts'

/** OSRM, by its `route` service. The profile is the one that its data was made with, whatever the address says. */
export const osrmRoutes: RoutesApi = (service) => ({
  async route(from, to) {
    const answer = await service.ask({
      path: `/route/v1/driving/${from.join()};${to.join()}`,
      query: { overview: 'full', geometries: 'geojson', radiuses: `${ROAD_REACH_M};${ROAD_REACH_M}` },
      schema: OsrmAnswer,
      reads400: true,
    })
    if (answer.code !== 'Ok') return noWayOf(answer)
    const [{ distance, duration, geometry }] = answer.routes
    const way = toWay(from, to, { distanceM: distance, durationS: duration, line: geometry.coordinates })
    return { way, dataVersion: answer.data_version ?? 'osrm' }
  },
})
