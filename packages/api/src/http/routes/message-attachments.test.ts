import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { startTestApi, type TestApi, TEST_ORIGIN, type TestVisitor } from '#api/http/testing.ts';
import { sweepAttachments } from '#api/modules/messaging/index.ts';
import { type Member, type MessagingHarness, openMessagingHarness } from '#api/modules/messaging/messaging.fixture.ts';

let api: TestApi;
let harness: MessagingHarness;
let jpeg: Buffer;

beforeAll(async () => {
  api = await startTestApi();
  harness = await openMessagingHarness(api);
  const ground = { width: 64, height: 48, channels: 3, background: 'red' } as const;
  jpeg = await sharp({ create: ground })
    .withExif({ IFD0: { Artist: 'Somebody at home' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => api.close());
beforeEach(() => harness.world.db.deleteFrom('rate_limits').execute());

type Answer = {
  status: number;
  body: { id?: string; url?: string; fileName?: string; isPicture?: boolean; code?: string };
};

async function upload(visitor: TestVisitor, bytes: Uint8Array | string, name = 'neck.jpg'): Promise<Answer> {
  if (!visitor.cookies.has('csrf-token')) await visitor.fetch('/api/csrf');
  const form = new FormData();
  form.append('file', new Blob([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)]), name);
  const response = await visitor.fetch('/api/messages/attachments', {
    method: 'POST',
    headers: { origin: TEST_ORIGIN, 'csrf-token': visitor.cookies.get('csrf-token') ?? '' },
    body: form,
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
}
const get = (visitor: TestVisitor, url = '') => visitor.fetch(url);
const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';

describe('an attachment', () => {
  let parties: { buyer: Member; seller: Member; threadId: string };
  beforeAll(async () => {
    parties = await harness.thread();
  });

  it('is made anew, sent with a message, and seen by the two of its thread alone', async () => {
    const { buyer, seller, threadId } = parties;
    const { status, body } = await upload(buyer.visitor, jpeg, '../../etc/ne\u202Eck.jpg');
    expect([status, body.fileName, body.isPicture]).toEqual([201, 'neck.jpg', true]);
    expect((await get(seller.visitor, body.url)).status).toBe(404);
    expect(await harness.send(buyer.visitor, { threadId, attachmentIds: [body.id] })).toMatchObject({ success: true });
    const seen = await get(seller.visitor, body.url);
    expect(Object.fromEntries(seen.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await seen.arrayBuffer()).includes('Somebody at home')).toBe(false);
    const stranger = await harness.member();
    const admin = await harness.member('admin');
    for (const { visitor } of [stranger, admin, { visitor: api.visitor() }])
      expect((await get(visitor, body.url)).status).toBe(404);
  });

  it('that is a PDF is downloaded, never shown', async () => {
    const { buyer, seller, threadId } = parties;
    const { body } = await upload(buyer.visitor, PDF, 'Appraisal « 1962 ».pdf');
    await harness.send(buyer.visitor, { threadId, attachmentIds: [body.id] });
    const seen = await get(seller.visitor, body.url);
    expect(seen.headers.get('content-type')).toBe('application/pdf');
    expect(seen.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''Appraisal%20%C2%AB%201962%20%C2%BB.pdf",
    );
    expect(await seen.text()).toBe(PDF);
  });

  it('that is something else is refused, whatever its name says', async () => {
    const { visitor } = parties.buyer;
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    expect(await upload(visitor, svg)).toMatchObject({ status: 400, body: { code: 'kind' } });
    expect(await upload(visitor, '<html><script>1</script>', 'a.pdf')).toMatchObject({ body: { code: 'kind' } });
    expect(await upload(visitor, '%PDF-1.7 cut off', 'a.pdf')).toMatchObject({ status: 400 });
    expect(await upload(visitor, jpeg.subarray(0, 200))).toMatchObject({ body: { code: 'broken' } });
    expect(await upload(visitor, new Uint8Array(10 * 2 ** 20 + 1))).toMatchObject({ body: { code: 'size' } });
  });

  it('is taken from members with a token of ours alone', async () => {
    expect(await upload(api.visitor(), jpeg)).toMatchObject({ status: 401 });
    const { visitor } = parties.buyer;
    const form = new FormData();
    form.append('file', new Blob([Uint8Array.from(jpeg)]), 'a.jpg');
    expect((await visitor.fetch('/api/messages/attachments', { method: 'POST', body: form })).status).toBe(403);
  });

  it('of somebody else, or one that was sent already, cannot be sent', async () => {
    const { buyer, seller, threadId } = parties;
    const { body } = await upload(seller.visitor, jpeg);
    expect(await harness.send(buyer.visitor, { threadId, attachmentIds: [body.id] })).toMatchObject({
      code: 'attachments',
    });
    await harness.send(seller.visitor, { threadId, attachmentIds: [body.id] });
    expect(await harness.send(seller.visitor, { threadId, attachmentIds: [body.id] })).toMatchObject({
      code: 'attachments',
    });
    const many = Array.from({ length: 11 }, () => body.id);
    expect(await harness.send(seller.visitor, { threadId, attachmentIds: many })).toMatchObject({
      code: 'attachments',
    });
  });

  it('goes for a newer one when twenty wait to be sent', async () => {
    const { visitor } = await harness.member();
    const urls: (string | undefined)[] = [];
    for (let count = 0; count < 22; count += 1) urls.push((await upload(visitor, PDF, 'a.pdf')).body.url);
    const statuses = await Promise.all(urls.map(async (url) => (await get(visitor, url)).status));
    expect(statuses).toEqual([404, 404, ...Array(20).fill(200)]);
  });

  it('that nobody sends is gone after a day, and one that was sent stays', async () => {
    const { buyer, threadId } = parties;
    const [kept, left] = [await upload(buyer.visitor, jpeg), await upload(buyer.visitor, jpeg)];
    await harness.send(buyer.visitor, { threadId, attachmentIds: [kept.body.id] });
    await sweepAttachments(api.services, new Date(Date.now() + 25 * 3_600_000));
    expect((await get(buyer.visitor, kept.body.url)).status).toBe(200);
    expect((await get(buyer.visitor, left.body.url)).status).toBe(404);
  });
});
