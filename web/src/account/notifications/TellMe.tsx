import { BellRing } from 'lucide-react'
import { useTexts } from '~/language'
import { notificationsTexts } from '~/languages/en/account/notifications'
import { Button } from '~/ui/button/Button'
import { PromptCard } from '../PromptCard'
import { useNotifications } from './useNotifications'
import { tellMeAnswered } from './useTellMeKnown'

const QUESTIONS = {
  order: 'askOrder',
  jobs: 'askJobs',
  shop: 'askShop',
  chat: 'askChat',
  answer: 'askAnswer',
  dispatch: 'askDispatch',
} as const

/**
 * Asks whether to push notifications to this device, at the moment it helps. Shows nothing where that is on already, was
 * answered, or cannot be.
 */
export function TellMe({ about, className = '' }: { about: keyof typeof QUESTIONS; className?: string }) {
  const texts = useTexts(notificationsTexts)
  const isAnswered = tellMeAnswered.use()
  const { data, ability, isBusy, turn } = useNotifications()
  if (isAnswered || data === undefined || data.isHere || ability === 'unsupported') return null
  const isPossible = ability === 'possible'
  return (
    <PromptCard
      icon={BellRing}
      text={isPossible ? texts[QUESTIONS[about]] : ability === 'install' ? texts.install : texts.blocked}
      notNow={texts.notNow}
      onNotNow={() => tellMeAnswered.set(true)}
      className={className}
    >
      {isPossible && (
        <Button size="sm" busy={isBusy} busyText={texts.asking} onClick={() => void turn(true)}>
          {texts.tellMe}
        </Button>
      )}
    </PromptCard>
  )
}
