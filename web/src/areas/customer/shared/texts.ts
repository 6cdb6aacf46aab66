export { pageTitles } from '~/languages/en/customer/shared'
