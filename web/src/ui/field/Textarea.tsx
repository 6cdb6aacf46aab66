import { clsx } from 'clsx'
import type { Ref, TextareaHTMLAttributes } from 'react'
import { CONTROL, useFieldControl } from './fieldContext'

/** Several lines; grows with its text in browsers that support it. */
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
        // Browsers only scroll the caret into view; the rest of the text may stay behind a sticky bottom bar.
        event.currentTarget.scrollIntoView({ block: 'nearest' })
      }}
      className={clsx(CONTROL, 'min-h-28 [field-sizing:content] max-h-80 px-3.5 py-3', className)}
    />
  )
}
