import { ArrowLeft, History } from 'lucide-react'
import { useContext } from 'react'
import { useTexts } from '~/language'
import { customerChatTexts } from '~/languages/en/account/support'
import { chatMuted } from '~/live/announce/muted'
import { SoundButton } from '~/live/announce/SoundButton'
import { IconButton } from '~/ui/button/IconButton'
import { SideSheet } from '~/ui/dialog/SideSheet'
import type { ChatView } from './chatView'
import { SupportArea } from './supportArea'
import { Complain } from './Complain'
import { StartConversation } from './StartConversation'
import { ConversationList } from './ConversationList'
import { RunningConversation } from './RunningConversation'
import { SupportThread } from './SupportThread'
import type { ChatAddress } from './useChatView'

/** The support chat of customers, riders and shops: full screen on phones, beside the page on wide screens. */
export function ChatPanel({ address }: { address: ChatAddress }) {
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
            icon={<ArrowLeft size={20} />}
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
              icon={<History size={20} />}
              className="size-[44px]!"
              onClick={() => show({ name: 'all' })}
            />
          )}
          <SoundButton label={texts.sound} muted={chatMuted} className="size-[44px]!" />
        </>
      }
    >
      {view && <Shown view={view} show={show} />}
    </SideSheet>
  )
}

function Shown({ view, show }: { view: ChatView; show: ChatAddress['show'] }) {
  const openOne = (conversationId: string) => show({ name: 'one', conversationId })
  const area = useContext(SupportArea)
  const begin = () => show({ name: 'new', orderId: null })
  if (view.name === 'all') return <ConversationList onOpen={openOne} onBegin={begin} />
  if (view.name === 'one')
    return <SupportThread key={view.conversationId} conversationId={view.conversationId} onBegin={begin} />
  if (view.name === 'complain' && area === 'customer')
    return <Complain orderId={view.orderId} onStarted={openOne} />
  if (view.name === 'new' && view.orderId === null)
    return <StartConversation orderId={null} onStarted={openOne} />
  return <RunningConversation orderId={'orderId' in view ? view.orderId : null} onOpen={openOne} />
}
