import { implementer } from '../../platform/http/api.ts'
import type { PayoutsService } from './payouts.service.ts'

const { payouts } = implementer

export const payoutsRoutes = (service: PayoutsService) => ({
  bankAccountOfRider: payouts.bankAccountOfRider.handler(async ({ context }) => ({
    data: await service.accounts.read(await context.session.caller()),
  })),
  updateBankAccountOfRider: payouts.updateBankAccountOfRider.handler(async ({ input, context }) => ({
    data: await service.accounts.update(await context.session.caller(), input),
  })),
  bankAccountOfVendor: payouts.bankAccountOfVendor.handler(async ({ context }) => ({
    data: await service.accounts.read(await context.session.caller()),
  })),
  updateBankAccountOfVendor: payouts.updateBankAccountOfVendor.handler(async ({ input, context }) => ({
    data: await service.accounts.update(await context.session.caller(), input),
  })),
  banks: payouts.banks.handler(async () => ({
    data: [...(await service.accounts.banks())],
    isSandbox: service.isSandbox,
  })),
  due: payouts.due.handler(async ({ input, context }) => ({
    data: await service.due(await context.session.caller(), input.earner, input.minimum),
  })),
  confirmAccount: payouts.confirmAccount.handler(async ({ input, context }) => {
    await service.confirmAccount(await context.session.caller(), input.id, input.since)
    return { success: true as const }
  }),
  list: payouts.list.handler(async ({ input }) => {
    const { rows, ...page } = await service.list(input)
    return { batches: rows, ...page }
  }),
  read: payouts.read.handler(async ({ input }) => ({ data: await service.read(input.id) })),
  make: payouts.make.handler(async ({ input, context }) => ({
    data: await service.make(await context.session.caller(), input.earner, input.minimum),
  })),
  approve: payouts.approve.handler(async ({ input, context }) => ({
    data: await service.approve(await context.session.caller(), input.id),
  })),
  withdraw: payouts.withdraw.handler(async ({ input, context }) => ({
    data: await service.withdraw(await context.session.caller(), input.id),
  })),
  transfer: payouts.transfer.handler(async ({ input, context }) => ({
    data: await service.transfer(await context.session.caller(), input.id),
  })),
  file: payouts.file.handler(async ({ input, context }) =>
    service.file(await context.session.caller(), input.id),
  ),
  settle: payouts.settle.handler(async ({ input: { id, ...result }, context }) => ({
    data: await service.settle(await context.session.caller(), id, result),
  })),
})
