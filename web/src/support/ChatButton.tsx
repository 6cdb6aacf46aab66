import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '~/language'
import { frameTexts } from '~/languages/en/base/frame'
import { IconButton } from '~/ui/button/IconButton'
import { lazyPart } from '~/ui/lazy/lazyPart'
import { useIsQuiet } from '~/ui/lazy/useIsQuiet'
import { useLoaded } from '~/ui/lazy/useLoaded'
import { useRenderedAt } from '~/ui/text/renderedAt'
import { SupportArea, type SupportAreaName } from './supportArea'
import { useChatView } from './useChatView'

const loadWatch = () => import('./ChatWatch')
const ChatPanel = lazyPart(async () => (await import('./ChatPanel')).ChatPanel)

/** Opens the support chat from every page; its content is loaded on first use. */
export function ChatButton({ area }: { area: SupportAreaName }) {
  const texts = useTexts(frameTexts)
  const address = useChatView()
  // A draft is known to this browser alone.
  const isOpen = useRenderedAt() === null && address.view !== null
  const [unread, setUnread] = useState(0)
  // Nobody waits for the number of unread messages.
  const isQuiet = useIsQuiet()
  const Watch = useLoaded(loadWatch, isOpen || isQuiet)?.default

  return (
    <SupportArea value={area}>
      <span className="relative">
        <IconButton
          label={unread === 0 ? texts.support : `${texts.support}, ${texts.unreadMessages(unread)}`}
          icon={<MessageCircle size={22} />}
          {...ChatPanel.preloadWhenNear}
          onClick={() => address.open({ name: 'running' })}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          className="size-[48px]!"
        />
        {unread > 0 && (
          <span
            aria-hidden
            className="bg-marigold text-on-marigold pointer-events-none absolute top-0.5 right-0 grid h-[20px] min-w-[20px] place-items-center rounded-full px-1 text-[12px] font-bold tabular-nums"
          >
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </span>
      {Watch && <Watch onUnread={setUnread} open={address.open} isOpen={isOpen} />}
      {isOpen && <ChatPanel address={address} />}
    </SupportArea>
  )
}
