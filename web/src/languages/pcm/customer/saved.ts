import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/saved'

export default {
  savedTexts: {
    title: 'People and places wey you save',
    lead: 'One tap go full the order.',
    loadFailed: 'We no fit get the people and places wey you save.',
    none: 'You never save anybody',
    noneHint: 'Save who you dey send to well well, or your house, and you no go write am again.',

    others: (count) => `${String(count)} more`,
    filled: (name) => `We don put am: ${name}.`,
    forNextTime: 'Save am for next time',
    kept: (name) => `We don save ${name} for next time.`,
    notKept: 'Your order don enter, but we no fit save am for next time',
    notKeptHint: (name, why) => `We no save ${name}. ${why} You fit add ${name} for your profile.`,

    add: 'Add one',
    addTitle: 'Save person or place',
    change: 'Change',
    changeOf: (name) => `Change ${name}`,
    remove: 'Delete',
    removeOf: (name) => `Delete ${name}`,
    removeTitle: (name) => `You wan delete ${name}?`,
    removeHint: 'Your orders go remain as dem be.',
    removed: (name) => `We don delete ${name}.`,
    removeFailed: 'We no fit delete am.',
    name: 'Name',
    nameHint: 'Person, or place.',
    label: 'Wetin e be to you?',
    labelHint: 'Home, Work or Mama.',
    phone: 'Phone',
    phoneHint: 'If na only place, e no need am.',
    place: 'Place',
    landmark: 'How to find am',
    save: 'Save',
    saving: 'We dey save…',
    saved: (name) => `We don save ${name}.`,
    saveFailed: 'We no fit save am',
    nothingLost: 'Wetin you write still dey here.',
  },
} satisfies Translation<typeof english>
