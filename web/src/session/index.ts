export { landingPath, loginPath, onwardPath, pathFromAppStart, safeReturnPath } from './paths'
export { readSession, resetSession, type Session, startSession, updateSession, watchSession } from './session'
export { signOut } from './signOut'
export { useSession } from './useSession'
