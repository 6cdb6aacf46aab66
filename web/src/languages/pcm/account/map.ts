import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/map'

export default {
  mapTexts: {
    map: 'Map',
    zoomIn: 'Bring am near',
    zoomOut: 'Push am far',
    movable: 'Arrow keys dey move am, hold Shift make e go far. Enter go drop am, Escape go return am.',
    sketch: 'Na sketch, dem never measure am',
    sources: 'Where e come from',
    twoFingers: 'Use two fingers move the map',
    holdControl: 'Hold Ctrl scroll to zoom the map',
    holdCommand: 'Hold ⌘ scroll to zoom the map',
    way: 'The road wey e go follow',
    loading: 'Map dey load…',
    unsupported: 'This browser no fit show map. Everything dey work without am.',
    failed: 'The map no load. Everything dey work without am.',
    retry: 'Try again',
    saving: 'We no load am, to save your data.',
    show: 'Show the map',
    pickup: (place) => `Where dem go pick am: ${place}`,
    dropoff: (place) => `Where dem go drop am: ${place}`,
    pickupAt: (place) => `Dem go pick am for ${place}.`,
    dropoffAt: (place) => `Dem go drop am for ${place}.`,
    rider: 'The rider',
    drag: 'Drag the mark go the exact spot.',
    dragOne: 'Drag the ring go the exact spot.',
    asking: 'We dey check wetin dey there…',
    closed: 'Road wey get dots don close for now.',
    outside: 'Our riders no dey go there. The place remain where e dey before.',
  },
} satisfies Translation<typeof english>
