export default import.meta.glob('./vendor/*.ts', { eager: true, import: 'default' })
