import { createContext, useContext } from 'react'

/** A Field passes this to its control. */
interface FieldWiring {
  id: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

export const FieldContext = createContext<FieldWiring | null>(null)

/**
 * The attributes that connect a control with its Field's label, hint and error. Outside a Field only the
 * caller's own; a control's own id takes precedence.
 */
export function useFieldControl(own: { id?: string | undefined; 'aria-describedby'?: string | undefined }) {
  const field = useContext(FieldContext)
  const describedBy = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ')
  return {
    id: own.id ?? field?.id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': field?.invalid ? true : undefined,
    'aria-required': field?.required ? true : undefined,
  }
}

/** The common style of controls: 48 px high, a border with 3:1 contrast, red if invalid. */
export const CONTROL =
  'w-full min-h-12 rounded-control border-[1.5px] border-edge bg-surface text-ink text-base ' +
  'hover:border-ink transition-[border-color] ' +
  'aria-invalid:border-bad aria-invalid:bg-bad-wash/40 ' +
  'disabled:opacity-60 disabled:cursor-not-allowed [&[readonly]]:bg-neutral-wash'
