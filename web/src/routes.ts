// react-router expects this file; the route table itself is in the app folder.
export { default } from './app/routes'
