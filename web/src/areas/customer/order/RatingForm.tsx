import {
  type OrderDetail,
  type OwnRatings,
  type RatingReason,
  ratingReasons,
  type RatingSubject,
  STARS,
  TEXT_LIMIT,
} from '@ozi/contract'
import { clsx } from 'clsx'
import { Form } from '~/form/Form'
import { useTexts } from '~/language'
import { ratingReasonTexts, ratingTexts } from '~/languages/en/account/rating'
import { Button } from '~/ui/button/Button'
import { Field, FieldSet } from '~/ui/field/Field'
import { StarsInput } from '~/ui/field/Stars'
import { Textarea } from '~/ui/field/Textarea'
import { Alert } from '~/ui/notice/Alert'
import { type RatingDraft, useRating } from './useRating'

interface RatingFormProps {
  order: OrderDetail
  /** The people that the customer may rate. */
  subjects: readonly RatingSubject[]
  /** The ratings given already. */
  given: OwnRatings
  onDone: () => void
  onCancel: (() => void) | undefined
}

/** Stars, reasons and words for rider and shop; both are sent together, and either may be left out. */
export function RatingForm({ order, subjects, given, onDone, onCancel }: RatingFormProps) {
  const texts = useTexts(ratingTexts)
  const form = useRating(order, subjects, given, onDone)
  const nameOf = (subject: RatingSubject) =>
    subject === 'rider' ? texts.rider(order.rider?.name ?? '') : texts.shop(order.vendor?.name ?? '')
  return (
    <Form form={form} send={form.send} className="grid grid-cols-1 gap-6">
      {subjects.map((subject) => (
        <RatingFields
          key={subject}
          subject={subject}
          name={nameOf(subject)}
          draft={form.values[subject]}
          onChange={(next) => form.change(subject, next)}
        />
      ))}
      {form.headline && <Alert>{form.headline.title}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.isBusy} busyText={texts.sending}>
          {texts.send}
        </Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            {texts.keep}
          </Button>
        )}
      </div>
    </Form>
  )
}

interface RatingFieldsProps {
  subject: RatingSubject
  name: string
  draft: RatingDraft
  onChange: (draft: RatingDraft) => void
}

function RatingFields({ subject, name, draft, onChange }: RatingFieldsProps) {
  const texts = useTexts(ratingTexts)
  const { stars, comment } = draft
  const words = [texts.word1, texts.word2, texts.word3, texts.word4, texts.word5]
  return (
    <div className="grid grid-cols-1 gap-4">
      <FieldSet label={name}>
        <div className="flex flex-wrap items-center gap-x-3">
          <StarsInput
            name={`stars-${subject}`}
            value={stars}
            labelOf={texts.stars}
            // Reasons belong to many or to few stars.
            onChange={(next) =>
              onChange({
                ...draft,
                stars: next,
                reasons: draft.reasons.filter((reason) => ratingReasons(subject, next).includes(reason)),
              })
            }
          />
          {stars !== null && <span className="font-semibold">{words[stars - STARS.min]}</span>}
        </div>
      </FieldSet>
      {stars !== null && (
        <>
          <FieldSet label={stars >= STARS.good ? texts.whatWasGood : texts.whatWasBad}>
            <Reasons
              offered={ratingReasons(subject, stars)}
              chosen={draft.reasons}
              onChange={(reasons) => onChange({ ...draft, reasons })}
            />
          </FieldSet>
          <Field label={texts.comment} hint={texts.commentHint} optional>
            <Textarea
              rows={2}
              maxLength={TEXT_LIMIT.paragraph}
              value={comment}
              onChange={({ target }) => onChange({ ...draft, comment: target.value })}
            />
          </Field>
        </>
      )}
    </div>
  )
}

interface ReasonsProps {
  offered: readonly RatingReason[]
  chosen: readonly RatingReason[]
  onChange: (reasons: readonly RatingReason[]) => void
}

function Reasons({ offered, chosen, onChange }: ReasonsProps) {
  const words = useTexts(ratingReasonTexts)
  return (
    <div className="flex flex-wrap gap-2">
      {offered.map((reason) => {
        const isChosen = chosen.includes(reason)
        return (
          <button
            key={reason}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChange(isChosen ? chosen.filter((one) => one !== reason) : [...chosen, reason])}
            className={clsx(
              'rounded-control min-h-12 border-[1.5px] px-4 font-semibold transition-colors',
              isChosen
                ? 'border-palm bg-palm-wash text-palm shadow-[inset_0_0_0_1px_var(--color-palm)]'
                : 'border-edge bg-surface hover:border-ink',
            )}
          >
            {words[reason]}
          </button>
        )
      })}
    </div>
  )
}
