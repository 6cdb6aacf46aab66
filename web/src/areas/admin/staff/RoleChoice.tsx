import { STAFF_ROLE_NAMES, STAFF_ROLES, type StaffRole } from '@ozi/contract'
import { FieldSet } from '~/ui/field/Field'
import { RadioCards } from '~/ui/field/RadioCards'
import { staffTexts as texts } from './texts'

const OPTIONS = STAFF_ROLES.map((value) => ({
  value,
  label: STAFF_ROLE_NAMES[value],
  hint: texts.roleHints[value],
}))

/** The choice of a role; each lists its permissions. */
export function RoleChoice({ value, onChange }: { value: StaffRole; onChange: (role: StaffRole) => void }) {
  return (
    <FieldSet label={texts.role}>
      <RadioCards
        name="role"
        options={OPTIONS}
        value={value}
        onChange={({ target }) => {
          const role = STAFF_ROLES.find((each) => each === target.value)
          if (role) onChange(role)
        }}
      />
    </FieldSet>
  )
}
