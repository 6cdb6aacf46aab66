import { type ServerBuild, createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { type RequestContext, provideRequestContext } from './app/request-context'

// The generated module's types say `undefined` where ServerBuild's leave the property out.
const handle = createRequestHandler(build as ServerBuild, 'production')

/**
 * Answers one request for a page: the only export of build/server/index.js that a server needs.
 * Never rejects for an error in a page; that is answered with the error page and its status.
 */
export function handleRequest(request: Request, context: RequestContext = {}): Promise<Response> {
  return handle(request, provideRequestContext(context))
}
