export { drawTiles, ZOOMS } from './draw-tiles.ts'
export { LAYERS, rankOf, type Layer, type Shape, type ShapeGeometry, type Shapes } from './shapes.ts'
