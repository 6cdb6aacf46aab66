import { clsx } from 'clsx'
import { RouteProgress } from '~/ui/route-line/RouteProgress'

interface Step {
  readonly label: string
  readonly done: number
  /** Where it is shown. */
  readonly className: string
}

/** Registering is one page on wide screens, and two screens of a form on phones (Screen). */
const STEPS: Readonly<Record<'register' | 'verify', readonly Step[]>> = {
  register: [
    { label: 'Step 1 of 2: about you', done: 0.32, className: 'max-md:hidden' },
    {
      label: 'Step 1 of 3: about you',
      done: 0.2,
      className: "md:hidden [main:has([data-at='2'])_&]:hidden",
    },
    {
      label: 'Step 2 of 3: your login',
      done: 0.5,
      className: "md:hidden [main:has([data-at='1'])_&]:hidden",
    },
  ],
  verify: [
    { label: 'Step 2 of 2: your e-mail', done: 0.72, className: 'max-md:hidden' },
    { label: 'Step 3 of 3: your e-mail', done: 0.8, className: 'md:hidden' },
  ],
}

/** The progress from registering to the dashboard, then the pin. */
export function SignupProgress({ step }: { step: keyof typeof STEPS }) {
  return STEPS[step].map(({ label, done, className }) => (
    <div key={label} className={clsx('flex flex-wrap items-center gap-x-4 gap-y-1', className)}>
      <RouteProgress done={done} label={label} className="w-32 max-w-full md:w-40" />
      <p aria-hidden className="text-quiet text-sm">
        {label}
      </p>
    </div>
  ))
}
