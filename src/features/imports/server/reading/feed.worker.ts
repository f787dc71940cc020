// The thread in which foreign feeds are read: it says when it is ready, takes one task, answers, and is ended.
import { parentPort } from 'node:worker_threads'
import { type FeedTask, readFeed } from './read-feed.ts'

parentPort?.once('message', (task: FeedTask) => parentPort?.postMessage({ value: readFeed(task) }))
parentPort?.postMessage('ready')
