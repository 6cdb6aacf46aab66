import type { RefusalCode } from '@ozi/contract'
import type { Caller } from '../../platform/sessions/caller.ts'

/** Who changes items: a vendor those of its own shop, a staff member those of any shop. */
export type Editor = { readonly vendorId: string } | { readonly staff: Caller }

interface EditorTerms {
  /** The only shop whose items they may change; undefined for the staff. */
  readonly vendorId: string | undefined
  /** Set for staff, whose changes are recorded in the audit log. */
  readonly staff: Caller | undefined
  /** The account that images are decoded for, and limited by. */
  readonly senderId: string
  /**
   * The refusal if the shop does not exist: a vendor without one may not sell, staff named an unknown one.
   */
  readonly missing: RefusalCode
}

export const termsOf = (editor: Editor): EditorTerms =>
  'staff' in editor
    ? { vendorId: undefined, staff: editor.staff, senderId: editor.staff.accountId, missing: 'NOT_FOUND' }
    : { vendorId: editor.vendorId, staff: undefined, senderId: editor.vendorId, missing: 'FORBIDDEN' }
