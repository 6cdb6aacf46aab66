import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { Ref, SelectHTMLAttributes } from 'react'
import { CONTROL, useFieldControl } from './fieldContext'
import { LateSpinner } from '../state/Spinner'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly SelectOption[]
  /** The initial entry, which cannot be chosen again: 'Choose a vehicle'. */
  placeholder?: string
  /** 44 px high on phones, 36 px on wider screens: for headers of tables. */
  compact?: boolean
  /** The choice is being saved: it is shown, and can still be changed. */
  busy?: boolean
  ref?: Ref<HTMLSelectElement>
}

/** The native select: every phone's own picker is better than a custom one. */
export function Select({ options, placeholder, compact, busy, className, ...rest }: SelectProps) {
  const wiring = useFieldControl(rest)
  return (
    <div className="relative">
      <select
        {...rest}
        {...wiring}
        aria-busy={busy}
        className={clsx(
          CONTROL,
          'appearance-none truncate pr-10 pl-3.5',
          compact && 'min-h-11! text-sm! md:min-h-9!',
          className,
        )}
      >
        {placeholder !== undefined && (
          <option value="" disabled={wiring['aria-required'] ?? false}>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled ?? false}>
            {option.label}
          </option>
        ))}
      </select>
      <span
        aria-hidden
        className="text-quiet pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2"
      >
        {busy ? <LateSpinner /> : <ChevronDown size={18} />}
      </span>
    </div>
  )
}
