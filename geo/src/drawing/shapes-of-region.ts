import type { Place } from '../places/places-file.ts'
import { lineOf, nameOfRoad, type RoadGraph } from '../roads/road-graph.ts'
import { rankOf, type Shape, type Shapes } from './shapes.ts'

/** Makes the shapes by which a map shows a region's places and roads. */
export function shapesOfRegion(places: readonly Place[], graph: RoadGraph): Shapes {
  return {
    roads: Array.from({ length: graph.roadCount }, (_, road) => roadShape(graph, road)),
    places: places
      // These stand for a road, which has its name already.
      .filter(({ category }) => category !== 'road')
      .map(({ coordinates, placeName, category }) => ({
        geometry: { type: 'Point', coordinates },
        properties: { name: placeName, kind: category, rank: rankOf(category) },
      })),
  }
}

function roadShape(graph: RoadGraph, road: number): Shape {
  const name = nameOfRoad(graph, road)
  const highway = graph.classes[graph.roadClass[road] ?? 0] ?? ''
  return {
    geometry: { type: 'LineString', coordinates: lineOf(graph, road) },
    properties: {
      class: highway.replace(/_link$/, ''),
      ...(name === '' ? {} : { name }),
      ...(graph.roadOneway[road] === 1 ? { oneway: true } : {}),
    },
  }
}
