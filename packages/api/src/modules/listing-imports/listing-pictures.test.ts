import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import sharp from 'sharp';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { openPictureHost, type PictureHost } from '#api/platform/remote-pictures/picture-host.fixture.ts';
import { startImport } from './imports/move-import.ts';
import { countOutcomes } from './imports/read-report.ts';
import { openImports, type ImportsHarness } from './listing-imports.fixture.ts';

const picture = (shade: number): Promise<Buffer> =>
  sharp({ create: { width: 1_200, height: 900, channels: 3, background: { r: shade, g: 90, b: 40 } } })
    .jpeg()
    .toBuffer();

let database: TestDatabase;
let shop: ImportsHarness;
let host: PictureHost;
let isDown = false;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openImports(database.db);
  const pictures = await Promise.all([10, 40, 70, 100, 130, 160, 190].map(picture));
  host = await openPictureHost((request, response) => {
    const [, number] = /^\/(\d)\.jpg/.exec(request.url ?? '') ?? [];
    if (isDown) response.writeHead(503).end();
    else if (request.url === '/page.jpg') response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<html>');
    else if (number === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'image/jpeg' }).end(pictures[Number(number)]);
  });
});
afterAll(async () => {
  await host.close();
  await shop.close();
  await database.drop();
});
beforeEach(() => {
  isDown = false;
  host.asked.length = 0;
  shop.fetchFrom(host.network);
});

const HEADER = 'sku,make,model,year,price,image 1,image 2\n';
const row = (sku: string, ...links: readonly string[]): string =>
  `${sku},Fender,Jaguar,1964,1299,${links.map((link) => `"${link}"`).join(',')}\n`;
const photographsOf = async (sku: string) =>
  (await shop.drafts()).find(({ document }) => document.sku === sku)?.document.photographs ?? [];
const pictureIssues = async (id: string) =>
  (await shop.issues(id)).filter(({ code }) => code.startsWith('image')).map(({ code, detail }) => [code, detail]);

describe('pictures at other addresses', () => {
  it('are told when a file is looked at, and become photographs of the listing when it is imported', async () => {
    const id = await shop.receive(HEADER + row('P-1', host.link('/0.jpg'), host.link('/1.jpg')));
    await shop.settle(id);
    expect([await pictureIssues(id), host.asked]).toEqual([[['image-waits', null]], []]);
    const done = await shop.run(HEADER + row('P-1', host.link('/0.jpg'), host.link('/1.jpg')));
    expect(host.asked).toEqual(['pictures.test/0.jpg', 'pictures.test/1.jpg']);
    expect(await pictureIssues(done)).toEqual([]);
    const shown = await photographsOf('P-1');
    const { rows } = await sql<{ width: number; uses: number }>`
      SELECT width, (SELECT count(*)::integer FROM photograph_uses WHERE photograph_id = id) AS uses
      FROM photographs WHERE id IN (${sql.join(shown.map(({ id: photograph }) => photograph))}) AND account_id = ${shop.proId}
    `.execute(database.db);
    expect(rows).toEqual([
      { width: 1_200, uses: 1 },
      { width: 1_200, uses: 1 },
    ]);
    expect(await database.db.selectFrom('listing_import_pictures').selectAll().execute()).toHaveLength(2);
  });

  it('are not fetched again by a file that is repeated, which changes nothing', async () => {
    const file = HEADER + row('P-2', host.link('/2.jpg'), host.link('/3.jpg'));
    await shop.run(file);
    const before = await shop.drafts();
    host.asked.length = 0;
    expect(await shop.outcomes(await shop.run(file))).toEqual({ UNCHANGED: 1 });
    expect([host.asked, await shop.drafts()]).toEqual([[], before]);
  });

  it('that cannot be had are told each with its reason, and the others are there', async () => {
    const links = [
      host.link('/none.jpg'),
      host.link('/page.jpg'),
      'http://pictures.test/0.jpg',
      'https://10.0.0.7/x.jpg',
    ];
    const cell = [host.link('/4.jpg'), ...links, host.link('/0.jpg', 'inside.test')].join(' ');
    const id = await shop.run(HEADER + row('P-3', cell, ''));
    expect(await shop.outcomes(id)).toEqual({ DRAFTED: 1 });
    expect(await pictureIssues(id)).toEqual([
      ['image-not-fetched', 'gone'],
      ['image-not-fetched', 'kind'],
      ['image-not-fetched', 'address'],
      ['image-not-fetched', 'address'],
      ['image-not-fetched', 'unreachable'],
    ]);
    expect(await photographsOf('P-3')).toHaveLength(1);
  });

  it('of a host that fails are tried twice, then left alone, and fetched when the file comes again', async () => {
    isDown = true;
    const file = HEADER + row('P-4', host.link('/5.jpg'), host.link('/6.jpg'));
    expect(await pictureIssues(await shop.run(file))).toEqual([
      ['image-not-fetched', 'unreachable'],
      ['image-not-fetched', 'unreachable'],
    ]);
    expect(host.asked).toHaveLength(4);
    const resting = await shop.run(HEADER + row('P-5', host.link('/0.jpg?again'), ''));
    expect([await pictureIssues(resting), host.asked.length]).toEqual([[['image-not-fetched', 'unreachable']], 4]);
    isDown = false;
    shop.fetchFrom(host.network);
    await shop.run(file);
    expect(await photographsOf('P-4')).toHaveLength(2);
  });

  it('leave what the listing shows while none of them can be had', async () => {
    const file = (path: string) => HEADER + row('P-6', host.link(path), '');
    await shop.run(file('/0.jpg'));
    const before = await photographsOf('P-6');
    expect(before).toHaveLength(1);
    await shop.run(file('/none.jpg'));
    expect(await photographsOf('P-6')).toEqual(before);
  });

  it('of two sellers are two photographs', async () => {
    const file = HEADER + row('P-7', host.link('/0.jpg'), '');
    await shop.run(file);
    await shop.run(file, shop.admin);
    const own = (await shop.drafts()).filter(({ document }) => document.sku === 'P-7');
    expect(new Set(own.map(({ document }) => document.photographs[0]?.id)).size).toBe(2);
  });

  it('count when the check says what would be for sale, and then put it there', async () => {
    await shop.live(shop.complete({ sku: 'P-8' }));
    let at = 0;
    const lines = (await shop.exported('headstock'))
      .split('\r\n')
      .filter((line, number) => number === 0 || line.includes('P-8'))
      .map((line) => line.replaceAll(/https?:[^,"]*\/images\/[^,"]*/g, () => host.link(`/${at++}.jpg`)));
    expect(at).toBe(6);
    const id = await shop.receive(`${lines.join('\r\n')}\r\n`, shop.admin);
    await shop.settle(id);
    expect(await countOutcomes(database.db, id, 'planned')).toEqual([{ outcome: 'PUBLISHED', count: 1 }]);
    await startImport(shop.admin, id);
    await shop.settle(id);
    expect(await shop.outcomes(id)).toEqual({ PUBLISHED: 1 });
  });
});
