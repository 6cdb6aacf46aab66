import { createHash } from 'node:crypto'
import { type ServerBuild, createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { type RequestContext, provideRequestContext } from './app/request-context'
import { THEME_SCRIPT } from './app/theme-script'

// The generated module's types say `undefined` where ServerBuild's leave the property out.
const handle = createRequestHandler(build as ServerBuild, 'production')

/**
 * Answers one request for a page. Never rejects for an error in a page; that is answered with the error page and
 * its status.
 */
export function handleRequest(request: Request, context: RequestContext): Promise<Response> {
  return handle(request, provideRequestContext(context))
}

/** The address of the list of routes: each release has its own, and each page knows the one it came with. */
export const release: string = (build as ServerBuild).assets.url

/** SHA-256, in base64, of the scripts that stand in every page as they are. */
export const inlineScriptHashes: readonly string[] = [
  createHash('sha256').update(THEME_SCRIPT).digest('base64'),
]
