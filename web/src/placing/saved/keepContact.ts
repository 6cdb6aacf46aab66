import type { AddressBookEntryInput } from '@ozi/contract'
import type { QueryClient } from '@tanstack/react-query'
import { api, client, refusalOf } from '~/api'
import { textsNow } from '~/language'
import { savedTexts } from '~/languages/en/customer/saved'
import { notice } from '~/ui/notice/notice'
import { toast } from '~/ui/notice/toast'

/** Saves whom an order was for. The order is placed already: a failure is told, and changes nothing about it. */
export async function keepContact(queries: QueryClient, contact: AddressBookEntryInput): Promise<void> {
  const texts = textsNow(savedTexts)
  try {
    await client.addressBook.create(contact)
    toast.success(texts.kept(contact.name))
  } catch (error) {
    void notice.error(texts.notKept, texts.notKeptHint(contact.name, refusalOf(error).message))
  } finally {
    await forgetContacts(queries)
  }
}

/** Pages and forms fetch anew what is saved. */
export async function forgetContacts(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: api.addressBook.list.key() }),
    queries.invalidateQueries({ queryKey: api.orders.recentPlaces.key() }),
  ])
}
