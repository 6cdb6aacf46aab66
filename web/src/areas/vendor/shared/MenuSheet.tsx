export { AccountMenuSheet as default } from '~/account/menu/AccountMenuSheet'
