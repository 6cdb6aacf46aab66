/**
 * The wordmark: the O is the ring where an errand starts, its line curls over the z and ends in the pin that
 * dots the i. Uses the text colour. Pass `label` '' if the name is beside it.
 */
export function Logo({ className, label = 'Ozi' }: { className?: string; label?: string }) {
  return (
    <svg
      viewBox="0 0 92 52"
      className={className}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <g stroke="currentColor" strokeWidth="6.5">
        <circle cx="19" cy="32" r="14" />
        <path d="M43 26h16L43 43h17M77 29v14" />
      </g>
      <path
        d="M27 17c3-8 12-12 19-8 7 5 2 14-4 10-6-5 1-14 10-11 10 3 13 14 25 14"
        stroke="var(--color-laterite)"
        strokeWidth="2.5"
      />
      <path
        d="M77 22c-1.6-4.2-6.5-6.4-6.5-11.8a6.5 6.5 0 0 1 13 0c0 5.4-4.9 7.6-6.5 11.8Z"
        fill="var(--color-marigold)"
        stroke="var(--color-ink)"
        strokeWidth="2"
      />
    </svg>
  )
}
