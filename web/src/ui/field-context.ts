import { createContext, useContext } from 'react'

/** What a Field tells the control inside it. */
export interface FieldWiring {
  id: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

export const FieldContext = createContext<FieldWiring | null>(null)

/**
 * The attributes that tie a control to its Field's label, hint and error. Outside a Field only what
 * the caller passes; a control's own id wins.
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

/** The look every control shares: 48 px high, an edge of 3:1, red when wrong. */
export const CONTROL =
  'w-full min-h-12 rounded-control border-[1.5px] border-edge bg-surface text-ink text-base ' +
  'hover:border-ink transition-[border-color] ' +
  'aria-invalid:border-bad aria-invalid:bg-bad-wash/40 ' +
  'disabled:opacity-60 disabled:cursor-not-allowed [&[readonly]]:bg-neutral-wash'
