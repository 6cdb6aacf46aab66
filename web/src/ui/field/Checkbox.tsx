import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'

interface CheckProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode
  hint?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A checkbox with its label; the whole line is the touch target. */
export function Checkbox({ label, hint, className, ...rest }: CheckProps) {
  return (
    <label className={clsx('flex min-h-12 cursor-pointer items-start gap-3 py-2.5', className)}>
      <span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
        <input
          {...rest}
          type="checkbox"
          className="peer border-edge bg-surface checked:border-palm checked:bg-palm hover:border-ink absolute inset-0 appearance-none rounded-[7px] border-[1.5px] transition-colors"
        />
        <Check
          size={16}
          className="text-on-palm pointer-events-none relative stroke-[2.5] opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span className="min-w-0 wrap-anywhere">
        {label}
        {hint && <span className="text-quiet block text-sm">{hint}</span>}
      </span>
    </label>
  )
}

/** A switch that takes effect at once. Screen readers say 'switch, on'. */
export function Switch({ label, hint, className, ...rest }: CheckProps) {
  return (
    <label
      className={clsx('flex min-h-12 cursor-pointer items-center justify-between gap-4 py-2', className)}
    >
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{label}</span>
        {hint && <span className="text-quiet block text-sm">{hint}</span>}
      </span>
      <span className="relative h-8 w-14 shrink-0">
        <input
          {...rest}
          type="checkbox"
          role="switch"
          className="peer border-edge bg-neutral-wash checked:border-palm checked:bg-palm hover:border-ink absolute inset-0 appearance-none rounded-full border-[1.5px] transition-colors disabled:opacity-60"
        />
        <span
          aria-hidden
          className="bg-edge peer-checked:bg-on-palm pointer-events-none absolute top-1 left-1 size-6 rounded-full transition-[translate,background-color] duration-180 peer-checked:translate-x-6"
        />
      </span>
    </label>
  )
}
