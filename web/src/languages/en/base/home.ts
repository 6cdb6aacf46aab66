import { english } from '~/language/english'

/** The texts of the dashboard, without its catalogue. */
export const homeTexts = english('homeTexts', {
  title: 'Home',
  morning: (name: string) => (name === '' ? 'Good morning' : `Good morning, ${name}`),
  afternoon: (name: string) => (name === '' ? 'Good afternoon' : `Good afternoon, ${name}`),
  evening: (name: string) => (name === '' ? 'Good evening' : `Good evening, ${name}`),
  question: 'What can we carry for you today?',
  editProfile: 'Edit Profile',
  admin: 'Admin',
  sendHint: 'From you to anyone in town.',
  receiveHint: 'From anyone in town to you.',
})
