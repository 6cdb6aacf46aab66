import { isPermitted } from '@ozi/contract'
import { MessagesSquare } from 'lucide-react'
import { Link } from 'react-router'
import { useSession } from '~/session'
import { CHATS_PATH } from '../adminPages'
import { adminTexts as texts } from '../texts'

/** A link to a customer's conversations; renders nothing for roles that may not answer. */
export function ConversationsLink({ email }: { email: string }) {
  const role = useSession()?.data?.role ?? 'user'
  if (email === '' || !isPermitted(role, 'answerCustomers')) return null
  return (
    <Link
      to={`${CHATS_PATH}?search=${encodeURIComponent(email)}`}
      className="text-palm inline-flex min-h-11 items-center gap-2 font-semibold underline md:min-h-9"
    >
      <MessagesSquare size={16} />
      {texts.conversations}
    </Link>
  )
}
