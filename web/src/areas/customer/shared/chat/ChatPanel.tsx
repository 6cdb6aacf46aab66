import { ArrowLeft, Bell, BellOff, History } from 'lucide-react'
import { chatMuted } from '~/chat/sound'
import { useTexts } from '~/language'
import { customerChatTexts } from '~/languages/en/customer/chat'
import { allowSound, chime } from '~/live/announce/chime'
import { IconButton } from '~/ui/IconButton'
import { SideSheet } from '~/ui/SideSheet'
import type { ChatView } from './address'
import { Begin } from './Begin'
import { ConversationList } from './ConversationList'
import { Running } from './Running'
import { Thread } from './Thread'
import type { ChatAddress } from './useChatView'

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The customer's support chat: full screen on phones, beside the page on wide screens. */
export default function ChatPanel({ address }: { address: ChatAddress }) {
  const texts = useTexts(customerChatTexts)
  const { view, show, close } = address
  const isList = view?.name === 'all'
  return (
    <SideSheet
      open={view !== null}
      onClose={close}
      title={isList ? texts.conversations : texts.title}
      flush
      start={
        isList && (
          <IconButton
            label={texts.back}
            icon={<ArrowLeft {...ICON} />}
            className="size-[44px]!"
            onClick={() => show({ name: 'running' })}
          />
        )
      }
      actions={
        <>
          {!isList && (
            <IconButton
              label={texts.all}
              icon={<History {...ICON} />}
              className="size-[44px]!"
              onClick={() => show({ name: 'all' })}
            />
          )}
          <SoundSwitch />
        </>
      }
    >
      {view && <Shown view={view} show={show} />}
    </SideSheet>
  )
}

function Shown({ view, show }: { view: ChatView; show: ChatAddress['show'] }) {
  const openOne = (conversationId: string) => show({ name: 'one', conversationId })
  const begin = () => show({ name: 'new', orderId: null })
  if (view.name === 'all') return <ConversationList onOpen={openOne} onBegin={begin} />
  if (view.name === 'one')
    return <Thread key={view.conversationId} conversationId={view.conversationId} onBegin={begin} />
  if (view.name === 'new' && view.orderId === null) return <Begin orderId={null} onBegun={openOne} />
  return <Running orderId={view.name === 'new' ? view.orderId : null} onOpen={openOne} />
}

/** Turns the sound of new messages on or off; turning it on plays it once. */
function SoundSwitch() {
  const texts = useTexts(customerChatTexts)
  const isMuted = chatMuted.use()
  function toggle() {
    chatMuted.set(!isMuted)
    if (!isMuted) return
    allowSound()
    chime()
  }
  return (
    <IconButton
      label={texts.sound}
      aria-pressed={!isMuted}
      icon={isMuted ? <BellOff {...ICON} /> : <Bell {...ICON} />}
      className="size-[44px]!"
      onClick={toggle}
    />
  )
}
