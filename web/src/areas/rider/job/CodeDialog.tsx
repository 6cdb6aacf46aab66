import { HAND_OVER_CODE, type Move, type MoveTarget, type OrderDetail } from '@ozi/contract'
import { useState } from 'react'
import type { Moving } from '~/order/useMove'
import { Button } from '~/ui/Button'
import { CodeInput } from '~/ui/CodeInput'
import { Dialog } from '~/ui/Dialog'
import { Field } from '~/ui/Field'
import { Money } from '~/ui/Money'
import { riderTexts as texts, tryTexts } from '../shared/texts'
import { dropoffOf, pickupOf } from './ends'

interface CodeDialogProps {
  order: OrderDetail
  step: Move<MoveTarget>
  moving: Moving
  onClose: () => void
}

/** Asks for the code that the other one says; a wrong one stays in the field to be mended. */
export function CodeDialog({ order, step, moving, onClose }: CodeDialogProps) {
  const [code, setCode] = useState('')
  const [isShort, setShort] = useState(false)
  const isDropoff = step.to === 'delivered'
  const person = (isDropoff ? dropoffOf(order) : pickupOf(order)).person
  const error = isShort ? `The code has ${String(HAND_OVER_CODE.length)} digits.` : moving.refusal?.message

  function send(entered: string) {
    if (moving.movingTo !== null) return
    setShort(entered.length < HAND_OVER_CODE.length)
    if (entered.length === HAND_OVER_CODE.length) moving.move({ to: step.to, code: entered })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={TITLES[step.to] ?? 'Enter the code'}
      description={person ? `Ask ${person.name} for the code. Never hand over without it.` : undefined}
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          send(code)
        }}
      >
        {isDropoff && (
          <p className="rounded-control bg-cash-wash text-cash flex flex-wrap items-baseline justify-between gap-x-4 p-3 font-semibold">
            {texts.cash}
            <Money amount={order.fee} className="font-head text-2xl font-bold" />
            {order.redeliveries !== undefined && (
              <span className="w-full text-sm font-normal">{tryTexts.inCash(order.redeliveries)}</span>
            )}
          </p>
        )}
        <Field label="Code" error={error}>
          <CodeInput
            length={HAND_OVER_CODE.length}
            value={code}
            onChange={(typed) => {
              setCode(typed)
              setShort(false)
              if (moving.refusal) moving.forget()
            }}
            onComplete={send}
            autoFocus
          />
        </Field>
        <Button type="submit" size="lg" wide busy={moving.movingTo !== null}>
          {isDropoff ? 'Handed over' : step.to === 'returned' ? 'Brought back' : 'I have it'}
        </Button>
      </form>
    </Dialog>
  )
}

const TITLES: Readonly<Partial<Record<MoveTarget, string>>> = {
  picked_up: 'Pickup code',
  delivered: 'Dropoff code',
  returned: 'Return code',
}
