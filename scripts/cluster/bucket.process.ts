import { openBucket } from '../../server/test/bucket.ts'

/** The tests' bucket as a process of its own: node bucket.process.ts <folder> <port> */
const [directory = '', port] = process.argv.slice(2)
await openBucket({ directory, port: Number(port) })
