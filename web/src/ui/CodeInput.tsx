import { type Ref, useState } from 'react'
import { activeBox, cleanCode, keepCaretAtEnd } from './code'
import { CodeBoxes } from './CodeBoxes'

interface CodeInputProps {
  /** Text, never a number: codes may begin with 0. */
  value: string
  onChange: (code: string) => void
  /** Told once, when the last digit comes. */
  onComplete?: (code: string) => void
  length?: number
  name?: string
  id?: string
  disabled?: boolean
  autoFocus?: boolean
  ref?: Ref<HTMLInputElement>
}

/**
 * A one-time code: one real field, so that pasting, screen readers and the code a phone offers from
 * its messages work; drawn as boxes, large enough to check against a letter.
 */
export function CodeInput({ value, onChange, onComplete, length = 6, ref, ...rest }: CodeInputProps) {
  const [focused, setFocused] = useState(false)

  function handleChange(text: string) {
    const code = cleanCode(text, length)
    if (code === value) return
    onChange(code)
    if (code.length === length) onComplete?.(code)
  }

  return (
    <CodeBoxes
      {...rest}
      ref={ref}
      length={length}
      code={value}
      active={focused ? activeBox(value, length) : -1}
      value={value}
      onChange={(event) => handleChange(event.target.value)}
      onPaste={(event) => {
        // What is pasted replaces what was typed: so a wrong code is righted by pasting the right one.
        const code = cleanCode(event.clipboardData.getData('text'), length)
        if (code === '') return
        event.preventDefault()
        handleChange(code)
      }}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onSelect={(event) => keepCaretAtEnd(event.currentTarget)}
    />
  )
}
