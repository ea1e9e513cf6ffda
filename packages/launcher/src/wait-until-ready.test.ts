import { spawn } from 'node:child_process';
import { expect, it } from '@jest/globals';
import { freePort } from './free-port.ts';
import { waitUntilReady } from './wait-until-ready.ts';

const server = (port: number, afterMs: number, status: number): string =>
  `setTimeout(() => require('node:http').createServer((_, answer) => answer.writeHead(${status}).end()).listen(${port}, '127.0.0.1'), ${afterMs})`;

async function start(afterMs: number, status: number) {
  const port = await freePort();
  const child = spawn(process.execPath, ['--eval', server(port, afterMs, status)], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: 'ignore',
  });
  return { child, url: `http://127.0.0.1:${port}/readyz` };
}

it('waits for a process that takes its time', async () => {
  const { child, url } = await start(300, 200);
  await waitUntilReady(url, child);
  expect((await fetch(url)).ok).toBe(true);
  child.kill('SIGKILL');
});

it('says that the process has ended', async () => {
  const port = await freePort();
  const child = spawn(process.execPath, ['--eval', 'process.exit(7)'], { env: { ...process.env, NODE_OPTIONS: '' } });
  await expect(waitUntilReady(`http://127.0.0.1:${port}`, child)).rejects.toThrow('ended with 7 before it was ready');
});

it('gives up on a process that answers with a failure only', async () => {
  const { child, url } = await start(0, 503);
  await expect(waitUntilReady(url, child, 400)).rejects.toThrow(`Nothing answered at ${url} for 0.4 s.`);
  child.kill('SIGKILL');
});
