import { clsx } from 'clsx'
import { type FocusEvent, useState } from 'react'
import { CONTROL, useFieldControl } from './fieldContext'
import { isForeign, isWholePhone, nationalPhone } from './phoneNumber'
import type { TextInputProps } from './TextInput'

/**
 * A telephone number after a fixed +234, grouped on blur. The form's value is the text as shown: submit
 * `e164Phone(value)`. A number that begins with another + hides the prefix.
 */
export function PhoneInput({
  className,
  onChange,
  onBlur,
  ...rest
}: Omit<TextInputProps, 'type' | 'before' | 'after'>) {
  const wiring = useFieldControl(rest)
  const [foreign, setForeign] = useState(false)

  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    const neat = nationalPhone(event.target.value)
    if (neat !== event.target.value) {
      event.target.value = neat
      onChange?.(event)
    }
    onBlur?.(event)
  }

  return (
    <div data-phone data-foreign={foreign || undefined} className="group/phone relative">
      <span
        aria-hidden
        className="text-quiet pointer-events-none absolute inset-y-0 left-3.5 flex items-center tabular-nums group-data-foreign/phone:invisible"
      >
        +234
      </span>
      <input
        {...rest}
        {...wiring}
        type="tel"
        inputMode="tel"
        autoComplete={rest.autoComplete ?? 'tel'}
        onChange={(event) => {
          // A complete number was pasted or autofilled: its country code must not follow a second +234.
          if (isWholePhone(event.target.value)) event.target.value = nationalPhone(event.target.value)
          setForeign(isForeign(event.target.value))
          onChange?.(event)
        }}
        onBlur={handleBlur}
        className={clsx(
          CONTROL,
          'pr-3.5 pl-[3.75rem] tabular-nums group-data-foreign/phone:pl-3.5',
          className,
        )}
      />
    </div>
  )
}
