export { landingPath, loginPath, onwardPath, safeReturnPath } from './paths'
export { readSession, resetSession, type Session, startSession, updateSession, watchSession } from './session'
export { signIn, signOut } from './signIn'
export { useSession } from './useSession'
