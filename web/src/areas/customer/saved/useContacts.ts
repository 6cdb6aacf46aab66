import type { AddressBookEntry } from '@ozi/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, refusalOf } from '~/api'
import { useTexts } from '~/language'
import { savedTexts } from '~/languages/en/customer/saved'
import { forgetContacts } from '~/placing/saved/keepContact'
import { notice } from '~/ui/notice/notice'
import { toast } from '~/ui/notice/toast'

/** The customer's saved people and places, and removing one. */
export function useContacts() {
  const texts = useTexts(savedTexts)
  const queries = useQueryClient()
  const query = useQuery(api.addressBook.list.queryOptions())
  const [isRemoving, setRemoving] = useState(false)

  async function remove({ _id, name }: AddressBookEntry): Promise<void> {
    setRemoving(true)
    try {
      await client.addressBook.remove({ id: _id })
      toast.success(texts.removed(name))
    } catch (error) {
      const { code, message } = refusalOf(error)
      // Deleted in another tab: it is gone, as was wanted.
      if (code !== 'NOT_FOUND') void notice.error(texts.removeFailed, message)
    } finally {
      await forgetContacts(queries)
      setRemoving(false)
    }
  }

  return { query, isRemoving, remove }
}
