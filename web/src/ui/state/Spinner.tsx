import { clsx } from 'clsx'

/** A spinner in the text colour; hidden from screen readers. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden className={clsx('animate-spin', className)}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
}

/** In place of an icon, shown only if the work takes longer than a usual answer, to avoid flicker. */
export function LateSpinner() {
  return (
    <span className="animate-fade block [animation-delay:300ms] [animation-fill-mode:backwards]">
      <Spinner className="size-[18px]" />
    </span>
  )
}
