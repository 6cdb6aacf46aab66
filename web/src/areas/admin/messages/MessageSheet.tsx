import { contactMessages, TEXT_LIMIT } from '@ozi/contract'
import { Mail } from 'lucide-react'
import { type SyntheticEvent, useId, useState } from 'react'
import { Button } from '~/ui/button/Button'
import { Alert } from '~/ui/notice/Alert'
import { DateTime } from '~/ui/text/DateTime'
import { Field } from '~/ui/field/Field'
import { SideSheet } from '~/ui/dialog/SideSheet'
import { Textarea } from '~/ui/field/Textarea'
import { EmailText } from '../shared/EmailText'
import { Entry } from '../shared/Entry'
import { StateBadge } from './StateBadge'
import { messagesTexts as texts } from './texts'
import type { useOpenedMessage } from './useMessages'

type OpenMessage = ReturnType<typeof useOpenedMessage>

/** One contact message in full, with what was answered and a box for an answer. */
export function MessageSheet({ opened }: { opened: OpenMessage }) {
  const { message, close, markAnswered, isBusy, error } = opened
  const formId = useId()
  const isAnswered = message !== null && message.answered !== null
  return (
    <SideSheet
      open={message !== null}
      onClose={close}
      title={message?.name ?? ''}
      footer={
        message && (
          <>
            <Button
              type="submit"
              form={formId}
              className="flex-1 px-3! whitespace-nowrap"
              busy={isBusy}
              busyText={texts.sending}
              icon={<Mail size={18} />}
            >
              {texts.send}
            </Button>
            <Button
              look="secondary"
              className="px-3! whitespace-nowrap"
              busy={isBusy}
              onClick={() => void markAnswered(!isAnswered)}
            >
              {isAnswered ? texts.markOpen : texts.markAnswered}
            </Button>
          </>
        )
      }
    >
      {message && (
        <>
          <p className="wrap-anywhere whitespace-pre-wrap">{message.message}</p>
          <dl className="border-line mt-6 grid gap-4 border-t pt-5">
            <Entry name={texts.email}>
              <EmailText email={message.email} />
            </Entry>
            <Entry name={texts.createdAt}>
              <DateTime at={message.createdAt} />
            </Entry>
            <Entry name={texts.state}>
              <StateBadge message={message} />
              {message.answered && (
                <span className="mt-1 block">
                  {texts.answeredBy(message.answered.by)},{' '}
                  <DateTime at={message.answered.at} style="inSentence" />
                </span>
              )}
            </Entry>
          </dl>
          {message.answers.length > 0 && <Answers answers={message.answers} />}
          <AnswerForm key={message._id} id={formId} opened={opened} />
          {error !== null && <Alert className="mt-4">{error}</Alert>}
        </>
      )}
    </SideSheet>
  )
}

/** The staff's answers so far. */
function Answers({ answers }: { answers: NonNullable<OpenMessage['message']>['answers'] }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="mt-6">
      <h3 id={titleId} className="mb-2 text-base font-semibold">
        {texts.answers}
      </h3>
      <ul className="grid gap-3">
        {answers.map(({ _id, content, by, at }) => (
          <li key={_id} className="bg-palm-wash rounded-control px-3.5 py-3">
            <p className="wrap-anywhere whitespace-pre-wrap">{content}</p>
            <p className="text-quiet mt-1 text-sm">
              {by}, <DateTime at={at} style="inSentence" />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Its button is in the foot of the sheet. */
function AnswerForm({ id, opened }: { id: string; opened: OpenMessage }) {
  const { draft, keepDraft, answer, isBusy } = opened
  const [isMissing, setMissing] = useState(false)

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault()
    if (isBusy) return
    setMissing(draft.trim() === '')
    if (draft.trim() !== '') void answer()
  }

  return (
    <form id={id} noValidate onSubmit={handleSubmit} className="mt-6">
      <Field
        label={texts.answer}
        hint={texts.answerHint}
        error={isMissing ? contactMessages.answerMissing : undefined}
      >
        <Textarea
          maxLength={TEXT_LIMIT.paragraph}
          value={draft}
          onChange={({ target }) => {
            keepDraft(target.value)
            setMissing(false)
          }}
        />
      </Field>
    </form>
  )
}
