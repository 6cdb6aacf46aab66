import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface ChoiceChipProps {
  /** The question, announced before its answer. */
  label: string
  /** The answer now, in one line. */
  value: string
  icon: ReactNode
  isOpen: boolean
  onPress: () => void
}

/** A question with its usual answer: a press opens it (ChoicePanel). */
export function ChoiceChip({ label, value, icon, isOpen, onPress }: ChoiceChipProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onPress}
      className={clsx(
        'rounded-control bg-surface hover:border-ink inline-flex min-h-12 max-w-full min-w-0 items-center gap-2 border-[1.5px] px-3 text-left font-semibold transition-colors',
        isOpen ? 'border-palm' : 'border-edge',
      )}
    >
      <span className="text-palm shrink-0">{icon}</span>
      <span className="sr-only">{label}</span>
      <span className="min-w-0 truncate">{value}</span>
      <ChevronDown
        size={16}
        className={clsx('text-quiet shrink-0 transition-transform', isOpen && 'rotate-180')}
      />
    </button>
  )
}

/** The field of an open choice, below its chip. */
export function ChoicePanel({ children }: { children: ReactNode }) {
  return <div className="rounded-card border-line bg-surface animate-fade border p-4">{children}</div>
}
