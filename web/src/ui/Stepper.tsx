import { Minus, Plus } from 'lucide-react'
import { IconButton } from './IconButton'

interface StepperProps {
  value: number
  onChange: (value: number) => void
  /** Of what: 'Jollof rice'. The buttons then say 'One less: Jollof rice'. */
  label: string
  min?: number
  max?: number
}

/** How many: less, the number, more. */
export function Stepper({ value, onChange, label, min = 1, max = 99 }: StepperProps) {
  return (
    <div
      role="group"
      aria-label={`Quantity: ${label}`}
      className="rounded-control border-edge bg-surface inline-flex items-center border-[1.5px]"
    >
      <IconButton
        label={`One less: ${label}`}
        icon={<Minus size={18} strokeWidth={1.75} aria-hidden />}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      />
      <output aria-live="polite" className="min-w-8 text-center font-semibold tabular-nums">
        {value}
      </output>
      <IconButton
        label={`One more: ${label}`}
        icon={<Plus size={18} strokeWidth={1.75} aria-hidden />}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      />
    </div>
  )
}
