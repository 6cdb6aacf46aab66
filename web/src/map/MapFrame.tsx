import type { ReactNode } from 'react'

/**
 * - `waiting`: the map is far from the screen, or the page still loads
 * - `saving`: the visitor saves data, and is asked first
 * - `unsupported`: the browser draws no WebGL
 */
export type MapState = 'waiting' | 'saving' | 'loading' | 'ready' | 'unsupported' | 'failed'

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
