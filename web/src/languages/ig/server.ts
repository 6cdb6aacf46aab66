import { REFUSALS } from '@ozi/contract'

/** What the server says, by its English sentence. */
export const server: Readonly<Record<string, string>> = {
  [REFUSALS.VALIDATION.message]: 'Biko lelee ebe ndị e nyere akara.',
  [REFUSALS.UNAUTHENTICATED.message]: 'Biko banye.',
  [REFUSALS.NOT_FOUND.message]: 'Anyị ahụghị ya.',
  [REFUSALS.UNAVAILABLE.message]: 'Anyị enweghị ike iru Ozi ugbu a. Biko nwalee ọzọ.',
  [REFUSALS.INTERNAL.message]: 'O nwere ihe mebiri',
  [REFUSALS.OUTSIDE_AREA.message]: 'Anyị anaghị ebuga ihe n’ebe ahụ.',
  [REFUSALS.NO_ROAD.message]: 'Anyị amaghị ụzọ si n’otu ebe a ruo n’ebe nke ọzọ.',
  [REFUSALS.FEE_CHANGED.message]: 'Ụgwọ ibu agbanweela. Biko lelee nke ọhụrụ.',
}
