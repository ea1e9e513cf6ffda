import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { DiskStorage, markAwaited } from '@headstock/api/seeding';
import type { DrawnImage } from './order-of-drawing.ts';
import { takeDrawings } from './take-drawings.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'headstock-drawings-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const drawing: DrawnImage['drawing'] = { body: 'archtop', finish: 'cherry', view: 'card' };
const named = (...ids: string[]): DrawnImage[] => ids.map((id) => ({ id, drawing }));

it('gives what is waited for first, then the others in their order, each once', async () => {
  const storage = new DiskStorage(folder);
  const take = takeDrawings(storage, named('a', 'b', 'c', 'd'));
  await markAwaited(storage, 'c');
  await markAwaited(storage, 'stored-already');

  const taken = [await take(), await take(), await take(), await take(), await take()];
  expect(taken.map((next) => next?.id)).toEqual(['c', 'a', 'b', 'd', undefined]);
});
