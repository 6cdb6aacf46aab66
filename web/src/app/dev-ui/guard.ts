// Read when asked, by its own module: the build writes 'production' over process.env.NODE_ENV.
import { env } from 'node:process'
import { data } from 'react-router'

/** The pages for those who build are no pages in production. Server only. */
export function refuseInProduction(): null {
  if (env['NODE_ENV'] === 'production') throw data(null, { status: 404 })
  return null
}
