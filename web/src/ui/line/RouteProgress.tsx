const ROUTE = 'M18 26c22 0 26-14 48-14s26 14 48 14 26-14 48-14 24 12 44 13'

interface RouteProgressProps {
  /** The progress, 0 to 1. */
  done: number
  /**
   * The progress in words: 'Step 2 of 3', 'On the way to you'. Announced; visible only if the caller shows
   * it.
   */
  label: string
  className?: string
}

/** A short line from ring to pin: solid up to the progress, dotted after it. */
export function RouteProgress({ done, label, className }: RouteProgressProps) {
  const part = Math.min(1, Math.max(0, done))
  return (
    <svg
      viewBox="0 0 230 40"
      className={className}
      fill="none"
      strokeLinecap="round"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(part * 100)}
      aria-valuetext={label}
    >
      <circle cx="10" cy="26" r="6.5" stroke="var(--color-laterite)" strokeWidth="3.5" />
      <path d={ROUTE} stroke="var(--color-edge)" strokeWidth="3" strokeDasharray="0.1 8" />
      {part > 0 && (
        <path
          d={ROUTE}
          pathLength={1}
          strokeDasharray={`${String(part)} 2`}
          stroke="var(--color-palm)"
          strokeWidth="3.5"
          className="transition-[stroke-dasharray] duration-240"
        />
      )}
      <path
        d="M216 30c-3-6-8-9-8-16a8 8 0 0 1 16 0c0 7-5 10-8 16Z"
        fill={part >= 1 ? 'var(--color-marigold)' : 'var(--color-surface)'}
        stroke="var(--color-ink)"
        strokeWidth="2"
      />
    </svg>
  )
}
