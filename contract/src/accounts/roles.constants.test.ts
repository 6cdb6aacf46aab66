import { describe, expect, it } from 'vitest'
import { isPermission, isPermitted, isStaff, PERMISSIONS, ROLES, type Permission } from './roles.constants.ts'

const permissions = Object.keys(PERMISSIONS) as Permission[]

describe('the matrix of the staff', () => {
  it('lets an administrator do everything', () => {
    expect(permissions.filter((permission) => !isPermitted('admin', permission))).toEqual([])
  })

  it('lets nobody outside the staff do anything', () => {
    const others = ROLES.filter((role) => !isStaff(role))
    expect(others).toEqual(['user', 'rider', 'vendor'])
    expect(others.flatMap((role) => permissions.filter((each) => isPermitted(role, each)))).toEqual([])
  })

  it('keeps money from support, and people from finance', () => {
    expect(isPermitted('support', 'changeFares')).toBe(false)
    expect(isPermitted('finance', 'changeFares')).toBe(true)
    expect(isPermitted('finance', 'answerCustomers')).toBe(false)
    expect(isPermitted('support', 'answerCustomers')).toBe(true)
  })

  it('leaves staff, audit and the records of people to administrators', () => {
    for (const permission of ['manageStaff', 'seeAudit', 'managePeople'] as const) {
      expect(isPermitted('support', permission) || isPermitted('finance', permission)).toBe(false)
    }
  })

  it('is no matrix of what every object has', () => {
    expect(isPermission('toString')).toBe(false)
    expect(isPermission('seeOrders')).toBe(true)
  })
})
