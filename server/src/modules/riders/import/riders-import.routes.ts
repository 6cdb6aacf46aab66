import { implementer } from '../../../platform/http/api.ts'
import type { RidersImport } from './riders-import.service.ts'

export const ridersImportRoutes = (service: RidersImport) => ({
  preview: implementer.riderImports.preview.handler(async ({ input }) => ({
    preview: await service.preview(input.csv),
  })),
  import: implementer.riderImports.import.handler(async ({ input, context }) => ({
    imported: await service.import(await context.session.caller(), input),
  })),
})
