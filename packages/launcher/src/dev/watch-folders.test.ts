import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { watchFolders } from './watch-folders.ts';

let root: string;
let stop: () => void;
let heard: string[][];
let next: PromiseWithResolvers<void>;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'headstock-watch-'));
  mkdirSync(path.join(root, 'app/pages'), { recursive: true });
  heard = [];
  next = Promise.withResolvers();
  stop = watchFolders(root, ['app'], (files) => {
    heard.push([...files]);
    next.resolve();
  });
});

afterEach(() => {
  stop();
  rmSync(root, { recursive: true });
});

it('reports files that are saved together once, and ignores tests', async () => {
  writeFileSync(path.join(root, 'app/pages/home.test.ts'), '');
  writeFileSync(path.join(root, 'app/pages/home.ts'), '');
  writeFileSync(path.join(root, 'app/main.ts'), '');
  await next.promise;
  expect(heard.flat().toSorted()).toEqual(['app/main.ts', 'app/pages/home.ts']);
});

it('reports nothing after it is closed', async () => {
  stop();
  writeFileSync(path.join(root, 'app/main.ts'), '');
  await sleep(150);
  expect(heard).toEqual([]);
});
