import { useEffect, useRef } from 'react'
import { useTexts } from '~/language'
import { uiTexts } from '~/languages/en/base/ui'

interface FormErrorSummaryProps {
  /** Errors in the order of the fields; `fieldId` is the control's id. Empty: nothing is shown. */
  errors: readonly { fieldId?: string; text: string }[]
  title?: string
  /** Incremented with every failed submit, so that the summary takes the focus again. */
  attempt: number
  /** The id of the only control that the last submit found an error in: it takes the focus instead. */
  only?: string | undefined
}

/**
 * The errors of a form, in one sentence that leads to the first field; takes the focus. Each field says for
 * itself what is wrong with it, so that a form with many mistakes is not all red.
 */
export function FormErrorSummary({ errors, title, attempt, only }: FormErrorSummaryProps) {
  const texts = useTexts(uiTexts)
  const ref = useRef<HTMLDivElement>(null)
  const shown = errors.length > 0
  useEffect(() => {
    if (!shown || attempt === 0) return
    const control = only === undefined ? null : document.getElementById(only)
    ;(control ?? ref.current)?.focus()
  }, [shown, attempt, only])

  if (!shown) return null
  const [first, ...more] = errors.filter(({ fieldId }) => fieldId !== undefined)
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      data-summary
      className="rounded-card border-bad bg-bad-wash animate-fade border p-4"
    >
      <p className="text-bad font-semibold">{title ?? texts.checkForm}</p>
      {errors.map(
        ({ fieldId, text }) =>
          fieldId === undefined && (
            <p key={text} className="mt-1.5">
              {text}
            </p>
          ),
      )}
      {first?.fieldId !== undefined && (
        <p className="mt-1.5">
          <a
            href={`#${first.fieldId}`}
            className="underline underline-offset-4"
            onClick={(event) => {
              event.preventDefault()
              document.getElementById(first.fieldId ?? '')?.focus()
            }}
          >
            {first.text}
          </a>{' '}
          {more.length > 0 && texts.andMore(String(more.length))}
        </p>
      )}
    </div>
  )
}
