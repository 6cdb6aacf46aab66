import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/base/home'

export default {
  homeTexts: {
    title: 'Home',
    morning: (name) => (name === '' ? 'Good morning' : `Good morning, ${name}`),
    afternoon: (name) => (name === '' ? 'Good afternoon' : `Good afternoon, ${name}`),
    evening: (name) => (name === '' ? 'Good evening' : `Good evening, ${name}`),
    question: 'Wetin we go carry for you today?',
    editProfile: 'Change profile',
    admin: 'Admin',
    sendHint: 'From you go meet anybody for town.',
    receiveHint: 'From anybody for town come meet you.',
  },
} satisfies Translation<typeof english>
