import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId, useMemo } from 'react'
import { useTexts } from '~/language'
import { uiTexts } from '~/languages/en/ui'
import { FieldContext } from './field-context'

interface FieldProps {
  label: ReactNode
  /** What helps before one types. */
  hint?: ReactNode
  /** What is wrong and how to right it; shown beside the field and read out with it. */
  error?: string | undefined
  required?: boolean
  /** Says '(optional)' after the label: for the odd one out among required fields. */
  optional?: boolean
  /** The control's id, where something else must point at it; made otherwise. */
  id?: string
  /** Something small at the end of the label's line, such as a link. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A label, its one control, a hint and an error, tied together for everyone. */
export function Field({
  label,
  hint,
  error,
  required = false,
  optional,
  id,
  aside,
  className,
  children,
}: FieldProps) {
  const texts = useTexts(uiTexts)
  const made = useId()
  const controlId = id ?? made
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  const wiring = useMemo(
    () => ({ id: controlId, describedBy, invalid: error !== undefined && error !== '', required }),
    [controlId, describedBy, error, required],
  )
  return (
    <div data-field className={className}>
      <div className="mb-1.5 flex items-baseline justify-between gap-[min(0.75rem,3vw)]">
        <label htmlFor={controlId} className="text-sm font-semibold">
          {label}
          {required && <RequiredMark />}
          {optional && <span className="text-quiet font-normal"> {texts.optional}</span>}
        </label>
        {aside}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hint && (
        <p id={hintId} className="text-quiet mt-1.5 text-sm">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

/** A star for the eye; the control itself says 'required'. */
export function RequiredMark() {
  return (
    <span aria-hidden className="text-laterite ml-0.5">
      *
    </span>
  )
}

export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="text-bad animate-fade mt-1.5 flex items-start gap-1.5 text-sm font-medium">
      <CircleAlert size={16} strokeWidth={1.75} className="mt-[0.2em] shrink-0" aria-hidden />
      <span>{children}</span>
    </p>
  )
}

/** The same for a group of controls (radios, boxes): a fieldset with its legend. */
export function FieldSet({
  label,
  hint,
  error,
  required,
  className,
  children,
}: Omit<FieldProps, 'id' | 'aside' | 'optional'>) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  return (
    <fieldset data-field className={className} aria-describedby={described}>
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        {required && <RequiredMark />}
      </legend>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-quiet mt-1.5 text-sm">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
