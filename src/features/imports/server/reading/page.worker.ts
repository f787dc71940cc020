// The thread in which foreign pages are read: it says when it is ready, takes one task, answers, and is ended.
import { parentPort } from 'node:worker_threads'
import { type ReadingTask, readPage } from './read-page.ts'

parentPort?.once('message', (task: ReadingTask) => parentPort?.postMessage({ value: readPage(task) }))
parentPort?.postMessage('ready')
