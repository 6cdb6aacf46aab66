export default import.meta.glob('./payouts/*.ts', { eager: true, import: 'default' })
