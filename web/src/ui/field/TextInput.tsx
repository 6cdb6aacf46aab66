import { clsx } from 'clsx'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { CONTROL, useFieldControl } from './fieldContext'

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>
  /** Inside the input, before the text: a unit such as ₦, or an icon. */
  before?: ReactNode
  /** Inside the input, after the text: a unit such as km, or a small button. */
  after?: ReactNode
}

/** One line of text, alone or inside a Field. */
export function TextInput({ className, before, after, type = 'text', ...rest }: TextInputProps) {
  const wiring = useFieldControl(rest)
  const input = (
    <input
      {...rest}
      {...wiring}
      type={type}
      className={clsx(CONTROL, before ? 'pl-11' : 'pl-3.5', after ? 'pr-12' : 'pr-3.5', className)}
    />
  )
  if (!before && !after) return input
  return (
    <div className="relative">
      {before && (
        <span className="text-quiet pointer-events-none absolute inset-y-0 left-0 grid w-11 place-items-center">
          {before}
        </span>
      )}
      {input}
      {after && (
        <span className="text-quiet absolute inset-y-0 right-0 grid min-w-12 place-items-center">
          {after}
        </span>
      )}
    </div>
  )
}
