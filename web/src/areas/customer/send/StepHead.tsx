import type { DeliveryKind } from '@ozi/contract'
import { clsx } from 'clsx'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTexts } from '~/language'
import { deliveryTexts } from '~/languages/en/customer/delivery'
import { errandKindTexts } from '~/placing/errand/errandFields'
import { IconButton } from '~/ui/button/IconButton'
import { RouteProgress } from '~/ui/line/RouteProgress'
import { LAST_STEP, type Step } from './useFormSteps'

interface StepHeadProps {
  kind: DeliveryKind
  /** null if the whole form is shown. */
  step: Step | null
  onBack?: () => void
}

/** The heading of the form, and how far one is; takes the focus at each step, unless errors have it. */
export function StepHead({ kind, step, onBack }: StepHeadProps) {
  const texts = useTexts(deliveryTexts)
  const words = useTexts(errandKindTexts(kind))
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step && document.querySelector('[data-summary]') === null) heading.current?.focus()
    before.current = step
  }, [step])
  return (
    <div key={step} className="flex min-h-11 items-center gap-1">
      {step !== null && step > 1 && (
        <IconButton label={texts.back} icon={<ArrowLeft size={22} />} className="-ml-2.5" onClick={onBack} />
      )}
      <h1
        ref={heading}
        tabIndex={-1}
        className={clsx(
          'min-w-0 grow leading-tight lg:text-3xl',
          // On one line beside the button that leads back.
          step !== null && step > 1 ? 'text-xl' : 'text-2xl',
        )}
      >
        {step === null || step === 1 ? words.title : step === 2 ? words.person : texts.confirm}
      </h1>
      {step !== null && (
        <RouteProgress
          done={step / (LAST_STEP + 1)}
          label={texts.stepOf(step, LAST_STEP)}
          className="w-20 shrink-0 lg:hidden"
        />
      )}
    </div>
  )
}
