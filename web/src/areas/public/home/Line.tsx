import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/**
 * Draws itself with scrolling; complete from the start if the browser does not support that, or the user
 * prefers reduced motion.
 */
const DRAWN_BY_SCROLLING =
  'motion-safe:[animation-name:draw] motion-safe:[animation-timing-function:linear] ' +
  'motion-safe:[animation-fill-mode:both] motion-safe:[animation-timeline:view()] ' +
  'motion-safe:[animation-range:entry_0%_cover_45%]'

/** A stretch of the line across the page on wide screens, in units of the page's width of 1104. */
export function Crossing({
  height,
  path,
  className,
  children,
}: {
  height: number
  path: string
  className?: string
  children?: ReactNode
}) {
  return (
    <svg
      viewBox={`0 0 1104 ${String(height)}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={clsx('hidden h-auto w-full overflow-visible md:block', className)}
    >
      <path
        d={path}
        pathLength={1}
        strokeDasharray="1 1"
        stroke="var(--color-palm)"
        strokeWidth="3"
        className={DRAWN_BY_SCROLLING}
      />
      {children}
    </svg>
  )
}

interface StageProps {
  as?: 'div' | 'li'
  /** Whether the line swings to the right (1) or the left (-1) on its way to the next stage. */
  bend: number
  /** A number on the line at the top of the stage. */
  stop?: number
  /** On wide screens the line runs between these two; on phones they are stacked beside it. */
  left: ReactNode
  right?: ReactNode
  className?: string
}

/** One stage of the line down the page: on the left on phones, in the middle on wide screens. */
export function Stage({ as: Tag = 'div', bend, stop, left, right, className }: StageProps) {
  return (
    <Tag
      className={clsx(
        'relative grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-4',
        'md:grid-cols-[minmax(0,1fr)_7rem_minmax(0,1fr)] md:gap-x-6',
        className,
      )}
    >
      <div className="relative row-span-2 md:col-start-2 md:row-span-1 md:row-start-1">
        <Swing bend={bend} />
        {stop !== undefined && <Stop number={stop} />}
      </div>
      <div className="col-start-2 min-w-0 md:col-start-1 md:row-start-1">{left}</div>
      {right && <div className="col-start-2 min-w-0 md:col-start-3 md:row-start-1">{right}</div>}
    </Tag>
  )
}

/** As high as its stage, so that the line has no gaps whatever the height of the text. */
export function Swing({ bend, className }: { bend: number; className?: string }) {
  const out = String(50 + bend * 38)
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden
      className={clsx('absolute inset-0 size-full', className)}
    >
      <path
        d={`M50 0C50 24 ${out} 24 ${out} 50S50 76 50 100`}
        vectorEffect="non-scaling-stroke"
        stroke="var(--color-palm)"
        strokeWidth="2.75"
      />
    </svg>
  )
}

function Stop({ number }: { number: number }) {
  return (
    <span
      aria-hidden
      className="font-head bg-palm text-on-palm border-ground absolute top-0 left-1/2 grid size-10 -translate-x-1/2 place-items-center rounded-full border-4 text-lg font-bold md:size-14 md:text-xl"
    >
      {number}
    </span>
  )
}
