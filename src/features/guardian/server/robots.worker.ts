// The thread in which a large robots.txt is compared with an address: it says when it is ready, takes one task, answers, and is ended.
import { parentPort } from 'node:worker_threads'
import { isWelcome, type RobotsTask } from './robots.ts'

parentPort?.once('message', (task: RobotsTask) => parentPort?.postMessage({ value: isWelcome(task) }))
parentPort?.postMessage('ready')
