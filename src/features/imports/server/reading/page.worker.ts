// The thread in which foreign pages are read: it says when it is ready, and answers one task after another.
import { parentPort } from 'node:worker_threads'
import { type ReadingTask, readPage } from './read-page.ts'

parentPort?.on('message', (task: ReadingTask) => parentPort?.postMessage({ value: readPage(task) }))
parentPort?.postMessage('ready')
