// The thread in which foreign feeds are read: it says when it is ready, and answers one task after another.
import { parentPort } from 'node:worker_threads'
import { type FeedTask, readFeed } from './read-feed.ts'

parentPort?.on('message', (task: FeedTask) => parentPort?.postMessage({ value: readFeed(task) }))
parentPort?.postMessage('ready')
