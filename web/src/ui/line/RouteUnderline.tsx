import { clsx } from 'clsx'

/** The line below a headline: from its ring, with one curl, to the pin. Draws itself once. */
export function RouteUnderline({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 320 44"
      className={clsx('w-full', className)}
      fill="none"
      strokeLinecap="round"
      aria-hidden
    >
      <circle cx="9" cy="28" r="6" stroke="var(--color-laterite)" strokeWidth="3.5" />
      <path
        d="M16 28c40 6 78 8 112-2 14-4 20-16 10-20-9-3-15 6-9 14 12 16 62 14 96 10 28-3 52-2 78 1"
        pathLength={1}
        strokeDasharray="1 1"
        stroke="var(--color-palm)"
        strokeWidth="3"
        className="animate-[draw_900ms_var(--ease-settle)_both]"
      />
      <path
        d="M308 33c-3-7-9-10-9-18a9 9 0 0 1 18 0c0 8-6 11-9 18Z"
        fill="var(--color-marigold)"
        stroke="var(--color-ink)"
        strokeWidth="2"
      />
      <circle cx="308" cy="15" r="2.5" fill="var(--color-on-marigold)" />
    </svg>
  )
}
