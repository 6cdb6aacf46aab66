import { clsx } from 'clsx'

/** A ring with its line going round, in the colour of the text; says nothing by itself. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden className={clsx('animate-spin', className)}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
}

/** In an icon's place, and only where it takes longer than an answer does: what is done at once does not flicker. */
export function LateSpinner() {
  return (
    <span className="animate-fade block [animation-delay:300ms] [animation-fill-mode:backwards]">
      <Spinner className="size-[18px]" />
    </span>
  )
}
