import { ORPCError } from '@orpc/client'
import type { ProofRefusalData } from '@ozi/contract'
import { textsNow } from '~/language'
import { apiTexts } from '~/languages/en/base/api'

/** Asks who is there. @returns whether they proved it; false if they cancelled */
type AskForProof = (needed: ProofRefusalData) => Promise<boolean>

let ask: AskForProof | null = null
let asking: Promise<boolean> | null = null

/**
 * Sets who asks for the password or a code when a call needs it again.
 * @returns stops asking; an open question counts as cancelled
 */
export function onProofNeeded(next: AskForProof): () => void {
  let stop = () => {}
  const stopped = new Promise<boolean>((resolve) => {
    stop = () => resolve(false)
  })
  const mine: AskForProof = (needed) => Promise.race([next(needed), stopped])
  ask = mine
  return () => {
    stop()
    if (ask === mine) ask = null
  }
}

/**
 * Returns once the caller of a refused call has proved who they are, so that it may be made again. Calls that are
 * refused meanwhile wait for the same answer.
 * @throws the error itself, if the call needs no proof or nobody can be asked; in other words if they cancelled
 */
export async function requireProof(error: unknown): Promise<void> {
  if (!(error instanceof ORPCError) || error.code !== 'REAUTHENTICATE' || ask === null) throw error
  asking ??= ask(error.data as ProofRefusalData).finally(() => {
    asking = null
  })
  if (await asking) return
  const { code, status } = error
  throw new ORPCError(code, { status, message: textsNow(apiTexts).notProved, defined: true })
}
