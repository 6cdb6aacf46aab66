import { clsx } from 'clsx'
import { type Ref, useState } from 'react'
import { activeBox, cleanCode } from './code'
import { useFieldControl } from './field-context'

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
  const wiring = useFieldControl(rest)
  const [focused, setFocused] = useState(false)
  const active = focused ? activeBox(value, length) : -1

  function handleChange(text: string) {
    const code = cleanCode(text, length)
    if (code === value) return
    onChange(code)
    if (code.length === length) onComplete?.(code)
  }

  return (
    <div className="relative max-w-96">
      <div
        aria-hidden
        className="grid gap-2"
        style={{ gridTemplateColumns: `repeat(${String(length)}, minmax(0, 1fr))` }}
      >
        {Array.from({ length }, (_, box) => (
          <span
            key={box}
            className={clsx(
              'rounded-control bg-surface font-head grid h-15 place-items-center border-[1.5px] text-2xl font-bold tabular-nums transition-[border-color]',
              wiring['aria-invalid'] ? 'border-bad' : value[box] ? 'border-ink' : 'border-edge',
              box === active && 'ring-marigold outline-ink ring-3 outline-2 outline-offset-[3px]',
            )}
          >
            {value[box] ??
              (box === active ? <span className="bg-palm h-7 w-0.5 animate-[breathe_1s_infinite]" /> : '')}
          </span>
        ))}
      </div>
      <input
        {...rest}
        {...wiring}
        ref={ref}
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
        // The caret stays at the end: the boxes show no other place.
        onSelect={(event) => {
          const end = event.currentTarget.value.length
          if (event.currentTarget.selectionStart === event.currentTarget.selectionEnd)
            event.currentTarget.setSelectionRange(end, end)
        }}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        pattern="[0-9]*"
        className="rounded-control absolute inset-0 size-full cursor-text bg-transparent text-center text-base tracking-[1em] text-transparent caret-transparent opacity-0 outline-none"
      />
    </div>
  )
}
