export { landingPath, loginPath, onwardPath, pathFromAppStart, safeReturnPath } from './paths'
export { RenderedUserContext } from './renderedUser'
export { readSession, resetSession, type Session, startSession, updateSession, watchSession } from './session'
export { useSession } from './useSession'
