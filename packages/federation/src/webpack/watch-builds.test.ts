import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { watchBuilds, type WatchEvent } from './watch-builds.ts';

const fixtures = path.resolve(import.meta.dirname, '../../fixtures');
let folder: string;
let stop: () => Promise<void>;
const events: WatchEvent[] = [];
let heard = Promise.withResolvers<WatchEvent>();
const source = () => path.join(folder, 'remote/src/routes/greeting/greeting-page.tsx');

function tell(event: WatchEvent): void {
  events.push(event);
  heard.resolve(event);
}

/** Saves the source with a change, and gives what is told next. */
function save(change: (text: string) => string): Promise<WatchEvent> {
  heard = Promise.withResolvers();
  writeFileSync(source(), change(readFileSync(source(), 'utf8')));
  return heard.promise;
}

beforeAll(async () => {
  // Beside the fixtures, so that the same packages are found.
  folder = mkdtempSync(path.join(fixtures, '.watch-'));
  cpSync(path.join(fixtures, 'remote'), path.join(folder, 'remote'), { recursive: true });
  stop = await watchBuilds(
    [
      {
        app: 'mfe-catalog',
        folder: path.join(folder, 'remote'),
        exposes: ['./routes'],
        output: path.join(folder, 'builds'),
      },
    ],
    tell,
  );
});

afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

it('tells of both sides once they are built', () => {
  expect(events).toMatchObject([{ kind: 'built', app: 'mfe-catalog', sides: ['browser', 'server'] }]);
});

it('builds again what is saved, and says why it cannot', async () => {
  await expect(save((text) => `${text}\nexport const broken = ;\n`)).resolves.toMatchObject({
    kind: 'failed',
    errors: expect.stringContaining('greeting-page.tsx'),
  });
  await expect(save((text) => text.replace('\nexport const broken = ;\n', ''))).resolves.toMatchObject({
    kind: 'built',
    app: 'mfe-catalog',
  });
});
