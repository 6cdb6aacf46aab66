import { clsx } from 'clsx'
import { useTexts } from '~/language'
import { uiTexts } from '~/languages/en/base/ui'

/** A loading indicator: a stroke runs from the ring to the pin. Its label is shown and announced. */
export function RouteLoader({ label, className }: { label?: string; className?: string }) {
  const texts = useTexts(uiTexts)
  return (
    <div role="status" className={clsx('flex flex-col items-center gap-3 py-10', className)}>
      <svg viewBox="0 0 160 40" className="w-40" fill="none" strokeLinecap="round" aria-hidden>
        <circle cx="10" cy="27" r="6" stroke="var(--color-laterite)" strokeWidth="3.5" />
        <path
          d="M19 27c22 0 26-15 48-15 26 0 20 16 42 16 14 0 22-2 40-1"
          stroke="var(--color-line)"
          strokeWidth="3"
        />
        <path
          d="M19 27c22 0 26-15 48-15 26 0 20 16 42 16 14 0 22-2 40-1"
          pathLength={1}
          strokeDasharray="0.35 2"
          stroke="var(--color-palm)"
          strokeWidth="3.5"
          className="animate-[run_1400ms_ease-in-out_infinite]"
        />
        <path
          d="M148 29c-2.5-5-7-8-7-14a7 7 0 0 1 14 0c0 6-4.5 9-7 14Z"
          fill="var(--color-marigold)"
          stroke="var(--color-ink)"
          strokeWidth="2"
        />
      </svg>
      <p className="text-quiet">{label ?? texts.loading}</p>
    </div>
  )
}
