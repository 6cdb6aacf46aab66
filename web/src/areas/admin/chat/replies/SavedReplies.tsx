import { SAVED_REPLIES, type SavedReply } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api, refusalOf } from '~/api'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { ErrorState } from '~/ui/state/ErrorState'
import { IconButton } from '~/ui/button/IconButton'
import { SearchInput } from '~/ui/field/SearchInput'
import { SkeletonLines } from '~/ui/state/Skeleton'
import { adminTexts } from '../../shared/texts'
import { repliesTexts as texts } from '../texts'
import { ConfirmRemoval } from './ConfirmRemoval'
import { filterReplies } from './filterReplies'
import { ReplyForm } from './ReplyForm'

interface SavedRepliesProps {
  onPick: (content: string) => void
  onClose: () => void
}

/** The saved replies: choose one, or manage them. */
export function SavedReplies({ onPick, onClose }: SavedRepliesProps) {
  const replies = useQuery(api.staffChat.listSavedReplies.queryOptions())
  const [search, setSearch] = useState('')
  const [edited, setEdited] = useState<SavedReply | 'new' | null>(null)
  const [removed, setRemoved] = useState<SavedReply | null>(null)
  const all = replies.data?.data
  const found = filterReplies(all ?? [], search)
  if (edited !== null)
    return <ReplyForm reply={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnScrim
      size="lg"
      title={texts.title}
      description={texts.hint}
      footer={
        <Button
          look="secondary"
          icon={<Plus size={18} />}
          disabled={(all?.length ?? 0) >= SAVED_REPLIES.max}
          onClick={() => setEdited('new')}
        >
          {texts.add}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-3">
        <SearchInput
          label={texts.search}
          placeholder={texts.placeholder}
          clearLabel={adminTexts.clearSearch}
          value={search}
          onSearch={setSearch}
          data-autofocus
        />
        {replies.isError && (
          <ErrorState title={texts.failed} query={replies}>
            {refusalOf(replies.error).message}
          </ErrorState>
        )}
        {replies.isPending && (
          <div role="status" aria-label={texts.loading}>
            <SkeletonLines lines={4} />
          </div>
        )}
        {all && found.length === 0 && (
          <p className="text-quiet py-4 text-center">{all.length === 0 ? texts.none : texts.noMatch}</p>
        )}
        <ul className="grid gap-1.5">
          {found.map((reply) => (
            <li key={reply._id} className="border-line rounded-control flex items-start gap-1 border pr-1">
              <button
                type="button"
                onClick={() => onPick(reply.content)}
                className="rounded-control hover:bg-palm-wash grid min-w-0 flex-1 gap-0.5 px-3 py-2.5 text-left"
              >
                <span className="font-semibold wrap-anywhere">{reply.title}</span>
                <span className="text-quiet line-clamp-2 text-sm wrap-anywhere">{reply.content}</span>
              </button>
              <IconButton
                label={texts.edit(reply.title)}
                icon={<Pencil size={18} />}
                onClick={() => setEdited(reply)}
              />
              <IconButton
                label={texts.remove(reply.title)}
                icon={<Trash2 size={18} />}
                onClick={() => setRemoved(reply)}
              />
            </li>
          ))}
        </ul>
      </div>
      {removed && <ConfirmRemoval reply={removed} onClose={() => setRemoved(null)} />}
    </Dialog>
  )
}
