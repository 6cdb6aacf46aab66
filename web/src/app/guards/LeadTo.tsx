import { useEffect } from 'react'
import { Waiting } from './Waiting'

/**
 * Navigates to a page that does not use the framework: the browser loads it and replaces the history entry.
 */
export function LeadTo({ path }: { path: string }) {
  useEffect(() => window.location.replace(path), [path])
  return <Waiting />
}
