// A thread that does what it is told, for the test of threads that are ended.
import { parentPort } from 'node:worker_threads'

parentPort?.once('message', (task: 'answer' | 'loop' | 'throw' | 'fill' | 'leave') => {
  if (task === 'loop') for (;;);
  if (task === 'throw') throw new Error('as told')
  if (task === 'leave') process.exit(0)
  const kept: number[][] = []
  while (task === 'fill') kept.push(Array.from({ length: 100_000 }, Math.random))
  parentPort?.postMessage({ value: 'done' })
})
parentPort?.postMessage('ready')
