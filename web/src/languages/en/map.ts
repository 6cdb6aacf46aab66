import { english } from '~/language/english'

/** The map of the region, wherever it is shown. */
export const mapTexts = english('map', {
  map: 'Map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  movable: 'Arrow keys move it, with Shift further. Enter puts it down, Escape puts it back.',
  sketch: 'Sketch, not surveyed',
  twoFingers: 'Use two fingers to move the map',
  holdControl: 'Hold Ctrl and scroll to zoom the map',
  holdCommand: 'Hold ⌘ and scroll to zoom the map',
  way: 'The route by road',
  loading: 'Loading the map…',
  unsupported: 'This browser cannot show the map. Everything works without it.',
  failed: 'The map did not load. Everything works without it.',
  retry: 'Try again',
  saving: 'Not loaded, to save data.',
  show: 'Show the map',
  pickup: (place: string) => `Pickup: ${place}`,
  dropoff: (place: string) => `Dropoff: ${place}`,
  pickupAt: (place: string) => `The pickup is at ${place}.`,
  dropoffAt: (place: string) => `The dropoff is at ${place}.`,
  rider: 'The rider',
  drag: 'Drag the ring or the pin to the exact spot.',
  dragOne: 'Drag the ring to the exact spot.',
  asking: 'Looking up what is there…',
  outside: 'Our riders do not go there. The place stays where it was.',
})
