import type { ReactNode } from 'react'
import type { MapContent, Point } from './mapContent'

/**
 * - `waiting`: the map is far from the screen, or the page still loads
 * - `saving`: the visitor saves data, and is asked first
 * - `unsupported`: the browser draws no WebGL
 */
export type MapState = 'waiting' | 'saving' | 'loading' | 'ready' | 'unsupported' | 'failed'

export interface MapViewProps extends MapContent {
  /** Its size. It is the same before the map is there, so that nothing jumps. */
  className?: string
  /** Said below the map and aloud: what stands where a pin was put. */
  note?: string | undefined
  /** Said in the note's place while there is none. */
  hint?: string | undefined
  onMove?: (id: string, at: Point) => void
  onOver?: (id: string, at: Point | null) => void
  onPress?: (at: Point) => void
  /** A dot was pressed, not that of a rider. */
  onSpot?: (id: string) => void
  onState?: (state: MapState) => void
  /** Whether it is for a way. Where there is no map, that is drawn, or nothing takes its place. */
  hasWay?: boolean
}

/** The room of a map: the same size before it is there. */
export const MapFrame = ({
  state,
  className,
  children,
}: {
  state: MapState
  className: string
  children?: ReactNode
}) => (
  <div
    className={`rounded-card border-line bg-palm-wash relative isolate flex flex-col overflow-clip border ${className}`}
    data-map={state}
  >
    {children}
  </div>
)

/** The words below it. */
export const Strip = ({ children }: { children: ReactNode }) => (
  <div className="bg-surface border-line text-quiet relative flex min-h-15 flex-wrap items-center gap-x-3 border-t px-3 py-1.5 text-sm">
    {children}
  </div>
)
