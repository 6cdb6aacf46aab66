import { clsx } from 'clsx'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'

interface RadioOption {
  value: string
  label: string
  hint?: string
  icon?: ReactNode
  disabled?: boolean
}

interface RadioCardsProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'value' | 'defaultValue'
> {
  name: string
  options: readonly RadioOption[]
  /** The chosen value, if the caller controls it. */
  value?: string
  /** The initial value, if uncontrolled. */
  defaultValue?: string
  columns?: 1 | 2 | 3
  /** Smaller on wide screens: for forms of the staff. */
  isCompact?: boolean
  ref?: Ref<HTMLInputElement>
}

const COLUMNS = { 1: '', 2: 'grid-cols-2', 3: 'grid-cols-3' }

/** A radio group of a few cards. Put it in a FieldSet. */
export function RadioCards({
  options,
  columns = 1,
  isCompact = false,
  value,
  defaultValue,
  className,
  ...rest
}: RadioCardsProps) {
  return (
    <div className={clsx('grid gap-2', COLUMNS[columns], className)}>
      {options.map((option) => (
        <label
          key={option.value}
          className={clsx(
            'rounded-control border-edge bg-surface relative flex min-h-12 cursor-pointer items-center border-[1.5px]',
            isCompact ? 'gap-2 px-2.5 py-1.5 md:min-h-10' : 'gap-3 px-3.5 py-2.5',
            'hover:border-ink transition-colors has-checked:border-palm has-checked:bg-palm-wash has-checked:shadow-[inset_0_0_0_1px_var(--color-palm)]',
            'has-focus-visible:outline-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3',
            option.disabled && 'opacity-55',
          )}
        >
          <input
            {...rest}
            type="radio"
            value={option.value}
            {...(value === undefined ? {} : { checked: value === option.value })}
            {...(defaultValue === undefined ? {} : { defaultChecked: defaultValue === option.value })}
            disabled={option.disabled ?? rest.disabled ?? false}
            className="border-edge checked:border-palm size-5 shrink-0 appearance-none rounded-full border-[1.5px] checked:border-[6px] focus-visible:shadow-none focus-visible:outline-none"
          />
          {option.icon && <span className="text-palm shrink-0">{option.icon}</span>}
          <span className="min-w-0 wrap-anywhere">
            <span className="block font-semibold">{option.label}</span>
            {option.hint && <span className="text-quiet block text-sm">{option.hint}</span>}
          </span>
        </label>
      ))}
    </div>
  )
}
