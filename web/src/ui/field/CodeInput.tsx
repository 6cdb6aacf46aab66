import { type Ref, useState } from 'react'
import { activeBox, cleanCode, keepCaretAtEnd } from './cleanCode'
import { CodeBoxes } from './CodeBoxes'

interface CodeInputProps {
  /** Text, never a number: codes may begin with 0. */
  value: string
  onChange: (code: string) => void
  /** Called once, when the last digit is entered. */
  onComplete?: (code: string) => void
  length?: number
  name?: string
  id?: string
  disabled?: boolean
  autoFocus?: boolean
  ref?: Ref<HTMLInputElement>
}

/**
 * A one-time code: a single input, so that pasting, screen readers and the phone's suggestion from its
 * messages work; drawn as boxes, large enough to compare with a letter.
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
        // Pasting replaces what was typed, so that pasting the right code corrects a wrong one.
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
