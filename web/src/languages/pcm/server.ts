export default import.meta.glob('./server/*.ts', { eager: true, import: 'default' })
