import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { TEST_ORIGIN, type TestVisitor } from '#api/http/testing.ts';
import { MOST_DOCUMENTS } from '#api/modules/portfolio/index.ts';
import { mutate, run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';

let harness: ApiHarness;
beforeAll(async () => {
  harness = await openApiHarness();
});
afterAll(() => harness.close());

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';

async function upload(visitor: TestVisitor, itemId: string, bytes: Uint8Array | string, name: string) {
  if (!visitor.cookies.has('csrf-token')) await visitor.fetch('/api/csrf');
  const form = new FormData();
  form.append('file', new Blob([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)]), name);
  const response = await visitor.fetch(`/api/portfolio/${itemId}/documents`, {
    method: 'POST',
    headers: { origin: TEST_ORIGIN, 'csrf-token': visitor.cookies.get('csrf-token') ?? '' },
    body: form,
  });
  return { status: response.status, body: await response.text() };
}

async function owner(): Promise<{ visitor: TestVisitor; itemId: string }> {
  const visitor = await harness.as(await harness.shop.memberId());
  const { portfolioItemCreate } = await run<{ portfolioItemCreate: { portfolioItem: { id: string } } }>(
    visitor,
    'mutation { portfolioItemCreate(portfolioItem: {brand: "Fender", model: "Telecaster"}) { portfolioItem { id } } }',
  );
  return { visitor, itemId: portfolioItemCreate.portfolioItem.id };
}

type Document = { id: string; url: string; fileName: string; isPicture: boolean };
const documents = async (visitor: TestVisitor, id: string): Promise<Document[]> =>
  (
    await run<{ portfolioItem: { documents: Document[] } }>(
      visitor,
      `{ portfolioItem(id: "${id}") { documents { id url fileName isPicture } } }`,
    )
  ).portfolioItem.documents;

describe('the papers of an instrument', () => {
  it('are kept, given to their owner alone, and removed with their files', async () => {
    const { visitor, itemId } = await owner();
    const jpeg = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    expect((await upload(visitor, itemId, PDF, 'receipt.pdf')).status).toBe(201);
    expect((await upload(visitor, itemId, jpeg, '../serial.jpg')).status).toBe(201);
    const [receipt, picture] = await documents(visitor, itemId);
    expect([receipt?.fileName, receipt?.isPicture, picture?.fileName, picture?.isPicture]).toEqual([
      'receipt.pdf',
      false,
      'serial.jpg',
      true,
    ]);
    const given = await visitor.fetch(receipt?.url ?? '');
    expect(given.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''receipt.pdf");
    expect(await given.text()).toBe(PDF);
    const stranger = await harness.as(await harness.shop.memberId());
    for (const other of [stranger, harness.api.visitor(), await harness.admin()])
      expect((await other.fetch(receipt?.url ?? '')).status).toBe(404);
    expect(await mutate(stranger, `portfolioDocumentRemove(id: "${receipt?.id}")`)).toMatchObject({ success: false });
    expect(await mutate(visitor, `portfolioDocumentRemove(id: "${receipt?.id}")`)).toMatchObject({ success: true });
    expect((await visitor.fetch(receipt?.url ?? '')).status).toBe(404);
    expect(await documents(visitor, itemId)).toHaveLength(1);
  });

  it('are refused for others’ instruments, and when they are no papers', async () => {
    const { visitor, itemId } = await owner();
    const stranger = await harness.as(await harness.shop.memberId());
    expect((await upload(stranger, itemId, PDF, 'a.pdf')).status).toBe(404);
    expect((await upload(visitor, 'nothing', PDF, 'a.pdf')).status).toBe(404);
    expect((await upload(harness.api.visitor(), itemId, PDF, 'a.pdf')).status).toBe(401);
    const page = await upload(visitor, itemId, '<html><script>alert(1)</script>', 'a.pdf');
    expect([page.status, JSON.parse(page.body)]).toMatchObject([400, { code: 'kind' }]);
  });

  it('are few, also when many come at once', async () => {
    const { visitor, itemId } = await owner();
    await visitor.fetch('/api/csrf');
    const sent = await Promise.all(
      Array.from({ length: MOST_DOCUMENTS + 2 }, (_, index) => upload(visitor, itemId, PDF, `${index}.pdf`)),
    );
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(MOST_DOCUMENTS);
    expect(sent.filter(({ body }) => body.includes('"full"'))).toHaveLength(2);
    expect(await documents(visitor, itemId)).toHaveLength(MOST_DOCUMENTS);
  });
});
