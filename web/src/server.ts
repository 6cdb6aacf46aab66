import { createHash } from 'node:crypto'
import { type ServerBuild, createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { OFFLINE_SCRIPT } from './app/offline/offlineScript'
import { type RequestContext, provideRequestContext } from './app/requestContext'
import { THEME_SCRIPT } from './app/themeScript'
import { inRequestedLanguage } from './language/onServer'

// The generated types say `undefined` where ServerBuild's types omit the property.
const handle = createRequestHandler(build as ServerBuild, 'production')

/**
 * Answers a request for a page. Never rejects because of an error in a page: that is answered with the error
 * page and its status.
 */
export function handleRequest(request: Request, context: RequestContext): Promise<Response> {
  // Loaders speak, too: /fare answers with a part of a page.
  return inRequestedLanguage(request, () => handle(request, provideRequestContext(context)))
}

/** The address of the route manifest, which identifies the release; each page knows its own. */
export const release: string = (build as ServerBuild).assets.url

/** The base64 SHA-256 hashes of the inline scripts that are the same for everybody. */
export const inlineScriptHashes: readonly string[] = [THEME_SCRIPT, OFFLINE_SCRIPT].map((script) =>
  createHash('sha256').update(script).digest('base64'),
)
