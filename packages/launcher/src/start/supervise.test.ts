import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { takenPorts } from './ports.ts';
import { PATIENCE, supervise, type SupervisedService } from './supervise.ts';

let folder: string;
let port: number;
let service: SupervisedService;
let said: string[];

const terminal = {
  say: (line: string) => void said.push(line),
  done: () => undefined,
  fail: (line: string) => void said.push(line),
  activity: () => undefined,
  close: () => undefined,
};

const writeEntry = (answer: string): void =>
  writeFileSync(
    path.join(folder, 'main.mjs'),
    `import { createServer } from 'node:http';
     createServer((request, response) => response.end(${JSON.stringify(answer)})).listen(${port}, '127.0.0.1');
     process.on('SIGTERM', () => process.exit(0));\n`,
  );

const ask = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/`)).text();

beforeEach(async () => {
  said = [];
  folder = mkdtempSync(path.join(tmpdir(), 'headstock-supervise-'));
  for (port = 20_000 + Math.floor(Math.random() * 20_000); (await takenPorts([port])).length > 0; port += 1);
  writeEntry('one');
  const description = {
    name: 'api' as const,
    entry: path.join(folder, 'main.mjs'),
    readyUrl: `http://127.0.0.1:${port}/`,
    logFile: path.join(folder, 'api.log'),
    env: process.env,
  };
  service = supervise(description, terminal, { ...PATIENCE, firstPause: 20 });
  await service.ready;
});

afterEach(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

it('restarts a service with new code, and does not report a crash', async () => {
  writeEntry('two');
  await expect(service.restart()).resolves.toBe('ready');
  expect(await ask()).toBe('two');
  expect(said).toEqual([]);
});

it('reports new code that does not start, and runs the next that does', async () => {
  writeFileSync(path.join(folder, 'main.mjs'), 'process.exit(3);\n');
  await expect(service.restart()).resolves.toBe('failed');
  writeEntry('three');
  await expect(service.restart()).resolves.toBe('ready');
  expect(await ask()).toBe('three');
});
