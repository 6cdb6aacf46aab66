import { clsx } from 'clsx'
import type { Ref, TextareaHTMLAttributes } from 'react'
import { CONTROL, useFieldControl } from './field-context'

/** Several lines; grows with its text where the browser can. */
export function Textarea({
  className,
  rows = 4,
  ...rest
}: TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }) {
  const wiring = useFieldControl(rest)
  return (
    <textarea
      {...rest}
      {...wiring}
      rows={rows}
      onFocus={(event) => {
        rest.onFocus?.(event)
        // Browsers bring a text's caret into view, and leave the rest of it behind what sticks to the bottom.
        event.currentTarget.scrollIntoView({ block: 'nearest' })
      }}
      className={clsx(CONTROL, 'min-h-28 [field-sizing:content] max-h-80 px-3.5 py-3', className)}
    />
  )
}
