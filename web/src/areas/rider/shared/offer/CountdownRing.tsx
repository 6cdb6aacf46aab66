import { clsx } from 'clsx'
import { useTexts } from '~/language'
import { offerTexts } from '~/languages/en/rider/offers'

/** As long as an offer usually stands; one that stands longer begins with a full ring. */
const FULL_SECONDS = 30
const HURRY_SECONDS = 10

/** The seconds that an offer still stands, in a ring that runs empty. */
export function CountdownRing({ left }: { left: number }) {
  const texts = useTexts(offerTexts)
  return (
    <span
      role="timer"
      aria-label={texts.secondsLeft(left)}
      className={clsx(
        'relative grid size-16 shrink-0 place-items-center',
        left > HURRY_SECONDS ? 'text-palm' : 'text-laterite',
      )}
    >
      <svg viewBox="0 0 64 64" fill="none" aria-hidden className="absolute inset-0 -rotate-90">
        <circle cx="32" cy="32" r="28" stroke="var(--color-line)" strokeWidth="6" />
        <circle
          cx="32"
          cy="32"
          r="28"
          stroke="currentColor"
          strokeWidth="6"
          strokeLinecap="round"
          pathLength={1}
          strokeDasharray="1 1"
          strokeDashoffset={1 - Math.min(1, left / FULL_SECONDS)}
          className="transition-[stroke-dashoffset] duration-1000 ease-linear"
        />
      </svg>
      <span aria-hidden className="font-head text-xl font-bold tabular-nums">
        {left}
      </span>
    </span>
  )
}
