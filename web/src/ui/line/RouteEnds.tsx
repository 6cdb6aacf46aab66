/** The ring of a pickup at icon size: before a field, in a list. */
export function RingMark({ className = 'size-5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 20" fill="none" aria-hidden className={className}>
      <circle cx="10" cy="10" r="6" stroke="var(--color-laterite)" strokeWidth="3.5" />
    </svg>
  )
}

/** The pin of a dropoff at icon size. */
export function PinMark({ className = 'size-5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 20" fill="none" aria-hidden className={className}>
      <path
        d="M10 18.5C8 14.5 4 12 4 7.5a6 6 0 0 1 12 0c0 4.5-4 7-6 11Z"
        fill="var(--color-marigold)"
        stroke="var(--color-ink)"
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
      <circle cx="10" cy="7.5" r="1.75" fill="var(--color-on-marigold)" />
    </svg>
  )
}
