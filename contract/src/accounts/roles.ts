import { z } from 'zod'
import { ROLES, STAFF_ROLES } from './roles.constants.ts'

// Enumerations
export const Role = z.enum(ROLES)
export type Role = z.infer<typeof Role>

export const StaffRole = z.enum(STAFF_ROLES)
export type StaffRole = z.infer<typeof StaffRole>
