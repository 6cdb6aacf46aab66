import type { ProofRefusalData } from '@ozi/contract'
import { useEffect, useState } from 'react'
import { onProofNeeded } from '~/api/proof'
import { useLoaded } from '~/ui/lazy/useLoaded'

interface Question {
  readonly needed: ProofRefusalData
  readonly answer: (isProved: boolean) => void
}

/**
 * Opens the dialog when a call, wherever it was made, needs the password or a code again. The call waits and is
 * repeated; after Cancel it fails with the server's words, and nothing on the page has changed.
 */
export function ProofHost() {
  const [question, setQuestion] = useState<Question | null>(null)
  const Dialog = useLoaded(() => import('./ProofDialog'), question !== null)?.ProofDialog

  useEffect(() => onProofNeeded((needed) => new Promise((answer) => setQuestion({ needed, answer }))), [])

  function close(isProved: boolean) {
    setQuestion(null)
    question?.answer(isProved)
  }

  return question && Dialog ? <Dialog needed={question.needed} onClose={close} /> : null
}
