import { Art, type ArtProps } from './Art'

/** A rider on an okada with a box behind: the errand on its way. */
export function RiderOkada(props: ArtProps) {
  return (
    <Art {...props}>
      {/* The road, and the way already gone. */}
      <path d="M6 153h18M34 153h176M220 153h8" />
      <path
        d="M8 116c10-2 14-8 10-12s-11 1-6 7c5 7 15 6 24 5M14 92h14M22 76h10"
        stroke="var(--color-laterite)"
      />
      {/* Wheels that are spirals. */}
      <path d="M68 132a1 1 0 0 1 4-2c6 3 3 13-5 12-11-1-13-18 0-21 12-2 20 10 15 21-4 9-19 13-27 4-9-9-6-25 5-31 10-5 23-1 28 9" />
      <path d="M172 132a1 1 0 0 1 4-2c6 3 3 13-5 12-11-1-13-18 0-21 12-2 20 10 15 21-4 9-19 13-27 4-9-9-6-25 5-31 10-5 23-1 28 9" />
      {/* The machine: seat, tank, engine, fork. */}
      <path d="M56 102h52c6 0 9-9 18-10 10-1 18 4 20 11" />
      <path d="M70 131c8-10 22-13 34-8l10 9h20c8 0 12-8 12-16" />
      <path d="M172 131 154 86M154 86l-10-8M154 90c6-3 12-1 13 5-3 4-8 4-11 2M155 112c8-10 26-11 34 2" />
      <path d="M72 144c14 8 38 6 46-4" />
      {/* The rider leans into it. */}
      <path d="M98 101c-3-12 0-28 11-39 6-5 13-2 14 5l5 13 16 0" />
      <path d="M113 71l7 18c1 3 4 4 7 3" />
      <path d="M100 101c8 2 20 0 28 4 4 2 4 6 2 10l-8 19h12" />
      <path d="M112 46c-2-12 7-20 17-18 9 2 13 9 12 17l-17 2" fill="var(--color-laterite)" />
      <path d="M114 46c0 7 4 11 10 12 7 1 11-4 11-11" />
      {/* The box. */}
      <path d="M50 64c0-2 1-3 3-3l33 1c2 0 3 1 3 3l-1 33H52z" fill="var(--color-marigold)" />
      <path d="M70 62l-1 36M51 77l38 1" stroke="var(--color-on-marigold)" />
    </Art>
  )
}
