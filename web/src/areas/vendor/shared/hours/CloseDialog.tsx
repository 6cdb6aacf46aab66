import { CLOSED_TERMS, type ClosureTerm } from '@ozi/contract'
import type { ReactNode } from 'react'
import { useTexts } from '~/language'
import { closedTermTexts, openTexts } from '~/languages/en/vendor/hours'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'

interface CloseDialogProps {
  /** What is being saved. */
  sent: ClosureTerm | 'open' | null
  onTerm: (term: ClosureTerm) => void
  onClose: () => void
  /** Why it could not be saved. */
  children: ReactNode
}

/** Asks for how long the shop closes. */
export function CloseDialog({ sent, onTerm, onClose, children }: CloseDialogProps) {
  const texts = useTexts(openTexts)
  const terms = useTexts(closedTermTexts)
  return (
    <Dialog open onClose={onClose} closeOnScrim title={texts.askClose} description={texts.askCloseHint}>
      <div className="grid gap-2">
        {CLOSED_TERMS.map((term) => (
          <Button
            key={term}
            look="secondary"
            wide
            busy={sent === term}
            notYet={sent !== null && sent !== term}
            onClick={() => onTerm(term)}
          >
            {terms[term]}
          </Button>
        ))}
        {children}
      </div>
    </Dialog>
  )
}
