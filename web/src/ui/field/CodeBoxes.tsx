import type { InputHTMLAttributes, Ref } from 'react'
import { useFieldControl } from './fieldContext'

interface CodeBoxesProps extends InputHTMLAttributes<HTMLInputElement> {
  length: number
  /** The digits to draw. */
  code?: string
  /** The box where the next digit goes; -1 while the field has no focus. */
  active?: number
  ref?: Ref<HTMLInputElement> | undefined
}

/** The look of a one-time code: one invisible input over its boxes. Renders without scripts. */
export function CodeBoxes({ length, code = '', active = -1, ref, ...input }: CodeBoxesProps) {
  const wiring = useFieldControl(input)
  return (
    <div data-code className="group/code relative max-w-96">
      <div
        aria-hidden
        className="grid gap-2"
        style={{ gridTemplateColumns: `repeat(${String(length)}, minmax(0, 1fr))` }}
      >
        {Array.from({ length }, (_, box) => (
          <span
            key={box}
            data-filled={box < code.length || undefined}
            data-active={box === active || undefined}
            className={BOX}
          >
            {code[box]}
          </span>
        ))}
      </div>
      <input
        {...input}
        {...wiring}
        ref={ref}
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

const BOX =
  'rounded-control bg-surface border-edge data-filled:border-ink group-has-aria-invalid/code:border-bad! ' +
  'font-head grid h-15 place-items-center border-[1.5px] text-2xl font-bold tabular-nums transition-[border-color] ' +
  'data-active:ring-marigold data-active:outline-ink data-active:ring-3 data-active:outline-2 data-active:outline-offset-[3px] ' +
  // The caret.
  'data-active:empty:before:bg-palm data-active:empty:before:h-7 data-active:empty:before:w-0.5 data-active:empty:before:animate-[breathe_1s_infinite]'
