import { ArrowLeft } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { LinkButton } from '~/ui/button/Button'
import { chatAddress } from '../chatAddress'
import { staffChatTexts as texts } from '../texts'

/**
 * A link from a conversation back to the list; without `words` an arrow, shown only where the list is not
 * visible.
 */
export function BackToList({ words = false }: { words?: boolean }) {
  const { search } = useLocation()
  const to = chatAddress(search, null)
  if (words)
    return (
      <LinkButton to={to} look="secondary" size="sm">
        {texts.toList}
      </LinkButton>
    )
  return (
    <Link
      to={to}
      preventScrollReset
      aria-label={texts.toList}
      title={texts.toList}
      className="rounded-control text-quiet hover:bg-palm-wash hover:text-ink inline-grid size-11 shrink-0 place-items-center @min-[44rem]/chat:hidden"
    >
      <ArrowLeft size={20} />
    </Link>
  )
}
