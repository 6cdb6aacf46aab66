import { Minus, Plus } from 'lucide-react'
import { useTexts } from '~/language'
import { uiTexts } from '~/languages/en/base/ui'
import { IconButton } from '../button/IconButton'

interface StepperProps {
  value: number
  onChange: (value: number) => void
  /** The thing counted: 'Jollof rice'. The buttons then say 'One less: Jollof rice'. */
  label: string
  min?: number
  max?: number
}

/** A quantity with buttons for less and more. */
export function Stepper({ value, onChange, label, min = 1, max = 99 }: StepperProps) {
  const texts = useTexts(uiTexts)
  return (
    <div
      role="group"
      aria-label={texts.quantity(label)}
      className="rounded-control border-edge bg-surface inline-flex items-center border-[1.5px]"
    >
      <IconButton
        label={texts.oneLess(label)}
        icon={<Minus size={18} />}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      />
      <output aria-live="polite" className="min-w-8 text-center font-semibold tabular-nums">
        {value}
      </output>
      <IconButton
        label={texts.oneMore(label)}
        icon={<Plus size={18} />}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      />
    </div>
  )
}
