import { implementer } from '../../platform/http/api.ts'
import type { AddressBookService } from './address-book.service.ts'

export const addressBookRoutes = (service: AddressBookService) => ({
  list: implementer.addressBook.list.handler(async ({ context }) => ({
    contacts: await service.list(await context.session.caller()),
  })),
  create: implementer.addressBook.create.handler(async ({ input, context }) => ({
    data: await service.create(await context.session.caller(), input),
  })),
  update: implementer.addressBook.update.handler(async ({ input, context }) => ({
    data: await service.update(await context.session.caller(), input),
  })),
  remove: implementer.addressBook.remove.handler(async ({ input, context }) => {
    await service.remove(await context.session.caller(), input.id)
    return { success: true } as const
  }),
})
