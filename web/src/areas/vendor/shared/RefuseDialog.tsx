import { TEXT_LIMIT } from '@ozi/contract'
import { useState } from 'react'
import { useTexts } from '~/language'
import { vendorRefuseTexts } from '~/languages/en/vendor/orders'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { Field } from '~/ui/field/Field'
import { Textarea } from '~/ui/field/Textarea'

/** The shops' most frequent answers: the chip, and the words that the customer reads. */
const QUICK_REASONS = [
  ['soldOut', 'Sorry, this is sold out today.'],
  ['closing', 'Sorry, we are closing now.'],
  ['tooBusy', 'Sorry, we are too busy to prepare this in time.'],
] as const

interface RefuseDialogProps {
  /** The order's number. */
  number: string
  isBusy: boolean
  /** Why the last attempt failed. */
  error: string | undefined
  onRefuse: (reason: string) => void
  onClose: () => void
}

/** Asks why the shop does not take an order. */
export function RefuseDialog({ number, isBusy, error, onRefuse, onClose }: RefuseDialogProps) {
  const texts = useTexts(vendorRefuseTexts)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  function refuse() {
    const said = reason.trim()
    setMissing(said === '')
    if (said !== '') onRefuse(said)
  }
  function say(words: string) {
    setReason(words)
    setMissing(false)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(number)}
      description={texts.hint}
      footer={
        <>
          <Button look="secondary" onClick={onClose} data-autofocus>
            {texts.keep}
          </Button>
          <Button look="danger" busy={isBusy} onClick={refuse}>
            {texts.refuse}
          </Button>
        </>
      }
    >
      <div role="group" aria-label={texts.quick} className="mb-3 flex flex-wrap gap-2">
        {QUICK_REASONS.map(([name, said]) => (
          <button
            key={name}
            type="button"
            aria-pressed={reason === said}
            className="border-edge bg-surface hover:border-ink aria-pressed:border-palm aria-pressed:bg-palm-wash aria-pressed:text-palm min-h-11 rounded-full border-[1.5px] px-4 font-semibold"
            onClick={() => say(said)}
          >
            {texts[name]}
          </button>
        ))}
      </div>
      <Field label={texts.why} hint={texts.whyHint} error={isMissing ? texts.whyMissing : error}>
        <Textarea
          rows={2}
          maxLength={TEXT_LIMIT.line}
          value={reason}
          onChange={({ target }) => say(target.value)}
        />
      </Field>
    </Dialog>
  )
}
