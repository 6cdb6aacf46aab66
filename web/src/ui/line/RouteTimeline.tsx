import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTexts } from '~/language'
import { uiTexts } from '~/languages/en/base/ui'
import { VisuallyHidden } from '../text/VisuallyHidden'

interface RouteStep {
  key: string
  label: ReactNode
  /** Below the label: a time, a name, a reason. */
  detail?: ReactNode
  state: 'done' | 'current' | 'coming' | 'failed'
}

const STATE_WORD = {
  done: 'stepDone',
  current: 'stepNow',
  coming: 'stepComing',
  failed: 'stepFailed',
} as const

interface RouteTimelineProps {
  readonly steps: readonly RouteStep[]
  readonly label: string
  /** More steps follow that are not shown, so the last one gets no pin. */
  readonly goesOn?: boolean
}

/** The steps of an errand as a route: ring first, pin last; completed parts solid, the rest dotted. */
export function RouteTimeline({ steps, label, goesOn = false }: RouteTimelineProps) {
  const texts = useTexts(uiTexts)
  return (
    <ol aria-label={label}>
      {steps.map((step, i) => {
        const next = steps[i + 1]
        return (
          <li
            key={step.key}
            aria-current={step.state === 'current' ? 'step' : undefined}
            className="relative flex gap-3.5 pb-5 last:pb-0"
          >
            {next && (
              <Segment
                bend={i % 2 === 0 ? 1 : -1}
                gone={next.state !== 'coming'}
                failed={next.state === 'failed'}
              />
            )}
            <Stop step={step} first={i === 0} last={!goesOn && i === steps.length - 1} />
            <div className="min-w-0 flex-1 pt-0.5">
              <p
                className={clsx(
                  step.state === 'current' && 'font-semibold',
                  step.state === 'coming' && 'text-quiet',
                  step.state === 'failed' && 'text-bad font-semibold',
                )}
              >
                {step.label}
                <VisuallyHidden> ({texts[STATE_WORD[step.state]]})</VisuallyHidden>
              </p>
              {step.detail && <div className="text-quiet text-sm">{step.detail}</div>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** The line to the next step: as high as the step's text, bending left and right in turn. */
function Segment({ bend, gone, failed }: { bend: 1 | -1; gone: boolean; failed: boolean }) {
  const out = 14 + bend * 9
  return (
    <svg
      viewBox="0 0 28 100"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden
      className="absolute top-3.5 left-0 h-full w-7"
    >
      <path
        d={`M14 0C14 22 ${String(out)} 26 ${String(out)} 50S14 78 14 100`}
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
        stroke={failed ? 'var(--color-bad)' : gone ? 'var(--color-palm)' : 'var(--color-edge)'}
        strokeWidth={gone ? 3 : 2.5}
        strokeDasharray={gone ? undefined : '0.1 7'}
      />
    </svg>
  )
}

function Stop({ step, first, last }: { step: RouteStep; first: boolean; last: boolean }) {
  const reached = step.state !== 'coming'
  return (
    <svg viewBox="0 0 28 28" fill="none" aria-hidden className="relative size-7 shrink-0 overflow-visible">
      {step.state === 'current' && (
        <circle
          cx="14"
          cy="14"
          r="13"
          fill="var(--color-marigold)"
          opacity="0.35"
          className="animate-[breathe_1.6s_ease-in-out_infinite]"
        />
      )}
      {last ? (
        <path
          d="M14 27c-3-6-9-9-9-16a9 9 0 0 1 18 0c0 7-6 10-9 16Z"
          fill={reached && step.state !== 'failed' ? 'var(--color-marigold)' : 'var(--color-surface)'}
          stroke={
            step.state === 'failed' ? 'var(--color-bad)' : reached ? 'var(--color-ink)' : 'var(--color-edge)'
          }
          strokeWidth="2"
        />
      ) : first ? (
        <circle
          cx="14"
          cy="14"
          r="7"
          fill="var(--color-surface)"
          stroke="var(--color-laterite)"
          strokeWidth="4"
        />
      ) : step.state === 'failed' ? (
        <>
          <circle cx="14" cy="14" r="8" fill="var(--color-bad-wash)" />
          <path d="m10 10 8 8M18 10l-8 8" stroke="var(--color-bad)" strokeWidth="3" strokeLinecap="round" />
        </>
      ) : (
        <circle
          cx="14"
          cy="14"
          r={step.state === 'current' ? 6.5 : 5}
          fill={reached ? 'var(--color-palm)' : 'var(--color-surface)'}
          stroke={reached ? 'var(--color-palm)' : 'var(--color-edge)'}
          strokeWidth="2"
        />
      )}
    </svg>
  )
}
