// The thread in which a large robots.txt is compared with an address: it says when it is ready, and answers one task after another.
import { parentPort } from 'node:worker_threads'
import { isWelcome, type RobotsTask } from '#platform/outbound/robots.ts'

parentPort?.on('message', (task: RobotsTask) => parentPort?.postMessage({ value: isWelcome(task) }))
parentPort?.postMessage('ready')
