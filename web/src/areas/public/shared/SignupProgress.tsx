import { clsx } from 'clsx'
import { useTexts } from '~/language'
import { signupTexts } from '~/languages/en/public/register'
import { RouteProgress } from '~/ui/line/RouteProgress'

interface Step {
  readonly says: (texts: typeof signupTexts) => string
  readonly done: number
  /** The widths that show it. */
  readonly className: string
}

/** Registering is one page on wide screens, and two screens of a form on phones (Screen). */
const STEPS: Readonly<Record<'register' | 'verify', readonly Step[]>> = {
  register: [
    { says: (texts) => texts.aboutYou('1', '2'), done: 0.32, className: 'max-md:hidden' },
    {
      says: (texts) => texts.aboutYou('1', '3'),
      done: 0.2,
      className: "md:hidden [main:has([data-at='2'])_&]:hidden",
    },
    {
      says: (texts) => texts.yourLogin('2', '3'),
      done: 0.5,
      className: "md:hidden [main:has([data-at='1'])_&]:hidden",
    },
  ],
  verify: [
    { says: (texts) => texts.yourEmail('2', '2'), done: 0.72, className: 'max-md:hidden' },
    { says: (texts) => texts.yourEmail('3', '3'), done: 0.8, className: 'md:hidden' },
  ],
}

/** The progress from registering to the dashboard, then the pin. */
export function SignupProgress({ step }: { step: keyof typeof STEPS }) {
  const texts = useTexts(signupTexts)
  return STEPS[step].map(({ says, done, className }) => (
    <div key={className} className={clsx('flex flex-wrap items-center gap-x-4 gap-y-1', className)}>
      <RouteProgress done={done} label={says(texts)} className="w-32 max-w-full md:w-40" />
      <p aria-hidden className="text-quiet text-sm">
        {says(texts)}
      </p>
    </div>
  ))
}
