// react-router looks here; the table itself lives with the rest of the app.
export { default } from './app/routes'
