import { RouteProgress } from '~/ui/route-line/RouteProgress'

const STEPS = { 1: 'Step 1 of 2: about you', 2: 'Step 2 of 2: your e-mail' } as const
const DONE = { 1: 0.32, 2: 0.72 } as const

/** The progress from registering to the dashboard: two steps, then the pin. */
export function SignupProgress({ step }: { step: keyof typeof STEPS }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <RouteProgress done={DONE[step]} label={STEPS[step]} className="w-40 max-w-full" />
      <p aria-hidden className="text-quiet text-sm">
        {STEPS[step]}
      </p>
    </div>
  )
}
