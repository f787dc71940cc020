// A thread that does what it is told, for the test of threads that are ended.
import { parentPort, threadId } from 'node:worker_threads'

parentPort?.on('message', (task: 'answer' | 'loop' | 'throw' | 'fill' | 'leave' | 'tell') => {
  if (task === 'loop') for (;;);
  if (task === 'throw') throw new Error('as told')
  if (task === 'leave') process.exit(0)
  const kept: number[][] = []
  while (task === 'fill') kept.push(Array<number>(1_000_000).fill(0.5))
  parentPort?.postMessage({ value: task === 'tell' ? threadId : 'done' })
})
parentPort?.postMessage('ready')
