import { useEffect } from 'react'
import { Waiting } from './Waiting'

/** Leads to a page that carries none of the framework's script: the browser fetches it, in this one's place. */
export function LeadTo({ path }: { path: string }) {
  useEffect(() => window.location.replace(path), [path])
  return <Waiting />
}
