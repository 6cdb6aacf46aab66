import type { ProofKind } from '@ozi/contract'
import { useEffect, useState } from 'react'
import { onProofNeeded } from '~/api/proof'
import { useLoaded } from '~/ui/useLoaded'

interface Question {
  readonly by: ProofKind
  readonly answer: (isProved: boolean) => void
}

/**
 * Opens the dialog when a call, wherever it was made, needs the password or a code again. The call waits and is
 * repeated; after Cancel it fails with the server's words, and nothing on the page has changed.
 */
export function ProofHost() {
  const [question, setQuestion] = useState<Question | null>(null)
  const Dialog = useLoaded(() => import('./ProofDialog'), question !== null)?.ProofDialog

  useEffect(() => onProofNeeded((by) => new Promise((answer) => setQuestion({ by, answer }))), [])

  function close(isProved: boolean) {
    setQuestion(null)
    question?.answer(isProved)
  }

  return question && Dialog ? <Dialog by={question.by} onClose={close} /> : null
}
