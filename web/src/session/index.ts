export { landingPath, loginPath, onwardPath, safeReturnPath } from './paths'
export { readSession, resetSession, type Session, startSession, updateSession, watchSession } from './session'
export { signOut } from './signOut'
export { useSession } from './useSession'
