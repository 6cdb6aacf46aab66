import type { AddressBookEntry } from '@ozi/contract'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { refusalOf } from '~/api'
import { textsNow, useTexts } from '~/language'
import { profileTexts } from '~/languages/en/customer/profile'
import { savedTexts } from '~/languages/en/customer/saved'
import { BackLink } from '~/ui/button/BackLink'
import { Letter } from '~/ui/art/Letter'
import { AlertDialog } from '~/ui/dialog/AlertDialog'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { EmptyState } from '~/ui/state/EmptyState'
import { ErrorState } from '~/ui/state/ErrorState'
import { SkeletonLines } from '~/ui/state/Skeleton'
import { ContactDialog } from './ContactDialog'
import { ContactRow } from './ContactRow'
import { useContacts } from './useContacts'

export const meta = () => [{ title: `${textsNow(savedTexts).title} · Ozi` }]

/** The customer's saved people and places: seen, added, changed and deleted. */
export default function Saved() {
  const texts = useTexts(savedTexts)
  const { title: profile } = useTexts(profileTexts)
  const { query, isRemoving, remove } = useContacts()
  const contacts = query.data?.contacts
  const [editing, setEditing] = useState<AddressBookEntry | 'new' | null>(null)
  const [leaving, setLeaving] = useState<AddressBookEntry | null>(null)
  const add = (
    <Button icon={<Plus size={18} />} onClick={() => setEditing('new')}>
      {texts.add}
    </Button>
  )

  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-5 md:gap-6">
      <header>
        <BackLink to="/dashboard/profile">{profile}</BackLink>
        <h1 className="text-3xl">{texts.title}</h1>
        <p className="text-quiet mt-2 max-w-[70ch]">{texts.lead}</p>
      </header>
      {query.error && (
        <ErrorState title={texts.loadFailed} query={query}>
          {refusalOf(query.error).message}
        </ErrorState>
      )}
      {query.isPending && (
        <Card>
          <div role="status" aria-label={texts.title}>
            <SkeletonLines lines={6} />
          </div>
        </Card>
      )}
      {contacts?.length === 0 && (
        <Card>
          <EmptyState art={<Letter />} title={texts.none} action={add}>
            {texts.noneHint}
          </EmptyState>
        </Card>
      )}
      {contacts && contacts.length > 0 && (
        <>
          <Card flush>
            <ul className="divide-line divide-y">
              {contacts.map((contact) => (
                <ContactRow
                  key={contact._id}
                  contact={contact}
                  onChange={() => setEditing(contact)}
                  onRemove={() => setLeaving(contact)}
                />
              ))}
            </ul>
          </Card>
          <div>{add}</div>
        </>
      )}
      {editing !== null && (
        <ContactDialog contact={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
      <AlertDialog
        open={leaving !== null}
        title={texts.removeTitle(leaving?.name ?? '')}
        actionText={texts.remove}
        busy={isRemoving}
        onAction={() => {
          if (leaving) void remove(leaving).then(() => setLeaving(null))
        }}
        onCancel={() => setLeaving(null)}
        destructive
      >
        {texts.removeHint}
      </AlertDialog>
    </div>
  )
}
