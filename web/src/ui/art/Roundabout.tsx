import { Art, type ArtProps, Pin, Ring } from './Art'

/** The roundabout that everybody uses for directions, with a route around it. */
export function Roundabout(props: ArtProps) {
  return (
    <Art {...props}>
      {/* Four roads into one circle. */}
      <path d="M6 78h54c3-18 14-32 32-40l-1-32M116 6v27c20 2 36 13 44 30l74 1M234 90h-69c-1 20-13 37-32 45l1 39M108 174l-1-33c-22-2-40-16-46-37H6" />
      {/* The island is a spiral. */}
      <path d="M112 86a3 3 0 0 1 6 2c0 7-11 8-13-1-2-11 11-18 20-11 11 8 6 25-7 28-16 3-28-13-22-28 6-16 27-20 39-8 12 13 7 35-10 41" />
      <path
        d="M30 91h40c4 20 20 36 42 36 24 0 40-18 40-39 0-6 4-11 10-11h42"
        stroke="var(--color-laterite)"
        strokeDasharray="1 8"
        strokeWidth={4}
      />
      <Ring x={14} y={91} r={7} />
      <Pin x={208} y={77} />
    </Art>
  )
}
