import type { RefusalCode } from '@ozi/contract'
import type { Caller } from '../../platform/sessions/caller.ts'

/** Who changes items: a shop its own, and somebody of the staff those of any. */
export type Editor = { readonly vendorId: string } | { readonly staff: Caller }

interface EditorTerms {
  /** The only shop whose items they may change; undefined for the staff. */
  readonly vendorId: string | undefined
  /** What they do is told in the audit log. */
  readonly staff: Caller | undefined
  /** Whose pictures are decoded. */
  readonly senderId: string
  /** How they hear that there is no such shop: of its own one, that it is none any more. */
  readonly missing: RefusalCode
}

export const termsOf = (editor: Editor): EditorTerms =>
  'staff' in editor
    ? { vendorId: undefined, staff: editor.staff, senderId: editor.staff.accountId, missing: 'NOT_FOUND' }
    : { vendorId: editor.vendorId, staff: undefined, senderId: editor.vendorId, missing: 'FORBIDDEN' }
