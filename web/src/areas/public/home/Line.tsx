import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/**
 * The rail on which the line runs down the page, and what stands beside it. On wide screens the rail lies in the margin,
 * so that everything beside it has the edge of the page's first screen.
 */
export const BESIDE_RAIL =
  'grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-4 md:grid-cols-[6%_minmax(0,1fr)] md:gap-x-6 xl:-ml-24'

/** On phones a row of cards that is pushed aside, up to the edge of the screen; the columns are up to each row. */
export const PUSHED_ROW =
  'grid gap-3 max-md:-mr-4 max-md:snap-x max-md:grid-flow-col max-md:overflow-x-auto max-md:pr-4 max-md:pb-2 md:gap-5'

interface StageProps {
  /** How far the line swings, to the right (1) or the left (-1), on its way to the next stage. */
  bend: number
  className?: string
  children: ReactNode
}

/** One stage of the line down the page. */
export function Stage({ bend, className, children }: StageProps) {
  return (
    <div className={BESIDE_RAIL}>
      <div className="relative">
        <Swing bend={bend} />
      </div>
      <div className={clsx('min-w-0', className)}>{children}</div>
    </div>
  )
}

interface HeadProps {
  id: string
  title: string
  lead: string
  /** Leads to all there is of it. */
  more?: ReactNode
}

export function Head({ id, title, lead, more }: HeadProps) {
  return (
    <div className="pb-2 md:pb-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id={id} className="text-2xl leading-tight md:text-3xl">
          {title}
        </h2>
        {more}
      </div>
      <p className="text-quiet max-w-[60ch] max-md:text-sm md:mt-1">{lead}</p>
    </div>
  )
}

/** As high as its stage, so that the line has no gaps whatever the height of the text. */
export function Swing({ bend }: { bend: number }) {
  const out = String(50 + bend * 38)
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden
      className="absolute inset-0 size-full"
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
