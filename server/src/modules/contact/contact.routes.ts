import { contactMessages } from '@ozi/contract'
import { implementer } from '../../platform/http/api.ts'
import type { ContactService } from './contact.service.ts'

export const contactRoutes = (service: ContactService) => ({
  send: implementer.contact.send.handler(async ({ input }) => {
    await service.receive(input)
    return { success: true as const, message: contactMessages.received }
  }),
})
