import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface ArtProps {
  className?: string
  /** A text alternative, only if the drawing says something that the text beside it does not. */
  label?: string
}

/**
 * The base of every drawing: one thin ink line, accents in laterite and marigold, in the style of uli.
 * Colours follow the theme.
 */
export function Art({
  className,
  label,
  viewBox = '0 0 240 180',
  children,
}: ArtProps & { viewBox?: string; children: ReactNode }) {
  return (
    <svg
      viewBox={viewBox}
      // The line stays thin however large the drawing is.
      className={clsx('[&_*]:[vector-effect:non-scaling-stroke]', className)}
      fill="none"
      stroke="var(--color-ink)"
      strokeWidth={2.25}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  )
}

/** The pin at the end of a route: a marigold drop with an ink edge. (x, y) is its tip. */
export function Pin({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M0 0C-3-8-11-12-11-21a11 11 0 0 1 22 0C11-12 3-8 0 0Z" fill="var(--color-marigold)" />
      <circle cy={-21} r={3.4} fill="var(--color-on-marigold)" stroke="none" />
    </g>
  )
}

/** The laterite ring at the start of a route. */
export function Ring({ x, y, r = 9 }: { x: number; y: number; r?: number }) {
  return <circle cx={x} cy={y} r={r} stroke="var(--color-laterite)" strokeWidth={4} />
}
