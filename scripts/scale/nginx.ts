// nginx in front of the instances: shares requests out, and passes on to the next when one is closed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { untilAnswering } from '../chaos/application.ts'
import { onAnyEnd } from '../chaos/clean-up.ts'
import { findNginx } from './packages.ts'

export type Nginx = { url: string; pid: number; stop(): Promise<void> }

/** Kept connections end before the application ends them after 5 s idle: a request must not meet one that is closing. */
export function configure(folder: string, port: number, ports: number[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  )
  return `worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  access_log off;
${temporary.join('\n')}
  upstream berth {
${ports.map((each) => `    server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`).join('\n')}
    keepalive 64;
    keepalive_timeout 4s;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 6m;
    location / {
      proxy_pass http://berth;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_next_upstream error timeout;
      proxy_connect_timeout 2s;
    }
  }
}
`
}

export async function startNginx(folder: string, port: number, ports: number[]): Promise<Nginx> {
  await mkdir(folder)
  const file = join(folder, 'nginx.conf')
  await writeFile(file, configure(folder, port, ports))
  const child = spawn(
    findNginx() ?? 'nginx',
    ['-p', folder, '-c', file, '-e', `${folder}/error.log`, '-g', 'daemon off;'],
    { stdio: 'ignore' },
  )
  child.once(
    'exit',
    onAnyEnd(() => void child.kill('SIGTERM')),
  )
  const url = `http://127.0.0.1:${port}`
  if (!Number.isFinite(await untilAnswering(url, '/readyz'))) throw new Error('nginx did not start')
  return {
    url,
    pid: child.pid!,
    async stop() {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}
