import { Mail } from 'lucide-react'
import { Button, buttonClass } from '~/ui/Button'
import { DateTime } from '~/ui/DateTime'
import { SideSheet } from '~/ui/SideSheet'
import { EmailText } from '../shared/EmailText'
import { Entry } from '../shared/Entry'
import { replyLink } from './reply'
import { StateBadge } from './StateBadge'
import { messagesTexts as texts } from './texts'
import type { useOpenedMessage } from './useMessages'

/** One contact message in full, with its actions. */
export function MessageSheet({ opened }: { opened: ReturnType<typeof useOpenedMessage> }) {
  const { message, close, markAnswered, isBusy, failure } = opened
  const isAnswered = message !== null && message.answered !== null
  return (
    <SideSheet
      open={message !== null}
      onClose={close}
      title={message?.name ?? ''}
      footer={
        message && (
          <>
            <a
              href={replyLink(message)}
              className={buttonClass({ look: 'primary', className: 'flex-1 px-3! whitespace-nowrap' })}
            >
              <Mail size={18} strokeWidth={1.75} aria-hidden />
              {texts.reply}
            </a>
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
                  {texts.answeredBy(message.answered.by)}, <DateTime at={message.answered.at} />
                </span>
              )}
            </Entry>
          </dl>
          {failure !== null && (
            <p role="alert" className="text-bad mt-4 font-medium">
              {texts.failed} {failure}
            </p>
          )}
        </>
      )}
    </SideSheet>
  )
}
