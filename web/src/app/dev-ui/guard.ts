// Imported as a module, because the build replaces process.env.NODE_ENV by 'production'.
import { env } from 'node:process'
import { data } from 'react-router'

/** Answers not found for development pages in production. Server only. */
export function refuseInProduction(): null {
  if (env['NODE_ENV'] === 'production') throw data(null, { status: 404 })
  return null
}
