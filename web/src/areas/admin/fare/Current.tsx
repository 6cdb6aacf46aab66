import type { ReactNode } from 'react'
import { fareSettingsTexts as texts } from './texts'

/** The value in force, beside the name of what it is. */
export function Current({ children }: { children: ReactNode }) {
  return (
    <dl className="flex items-baseline gap-2 text-sm">
      <dt className="text-quiet">{texts.current}</dt>
      <dd className="font-semibold">{children}</dd>
    </dl>
  )
}
