import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { TEST_ORIGIN, type TestVisitor } from '#api/http/testing.ts';
import { loadPhotographs, sweepPhotographs } from '#api/modules/media/index.ts';
import { mutate, run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { MOST_PHOTOGRAPHS, sweepPortfolio } from '#api/modules/portfolio/index.ts';

let harness: ApiHarness;
beforeAll(async () => {
  harness = await openApiHarness();
});
afterAll(() => harness.close());
beforeEach(() => harness.db.deleteFrom('rate_limits').execute());

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';

async function send(visitor: TestVisitor, address: string, bytes: Uint8Array | string) {
  if (!visitor.cookies.has('csrf-token')) await visitor.fetch('/api/csrf');
  const form = new FormData();
  form.append('file', new Blob([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)]), 'receipt.pdf');
  const response = await visitor.fetch(address, {
    method: 'POST',
    headers: { origin: TEST_ORIGIN, 'csrf-token': visitor.cookies.get('csrf-token') ?? '' },
    body: form,
  });
  const body: { id: string; imageId: string } = JSON.parse(await response.text());
  return body;
}

let shade = 0;
async function photograph(visitor: TestVisitor) {
  shade += 1;
  const background = { r: shade, g: 120, b: 40 };
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
  return send(visitor, '/api/photographs', bytes);
}

async function own(visitor: TestVisitor): Promise<string> {
  const { portfolioItemCreate } = await run<{ portfolioItemCreate: { portfolioItem: { id: string } } }>(
    visitor,
    'mutation { portfolioItemCreate(portfolioItem: {brand: "Fender", model: "Telecaster"}) { portfolioItem { id } } }',
  );
  return portfolioItemCreate.portfolioItem.id;
}

type Shown = { photographs: { id: string; image: { id: string } }[] };
type Answer = { success: boolean; code: string | null; portfolioItem: Shown | null };
const SET = `mutation ($id: ID!, $photographIds: [ID!]!, $known: [ID!]!) {
  portfolioPhotographsSet(id: $id, photographIds: $photographIds, known: $known) {
    success code portfolioItem { photographs { id image { id } } } } }`;
async function set(visitor: TestVisitor, id: string, photographIds: string[], known: string[] = []): Promise<Answer> {
  const answer = await visitor.query<{ portfolioPhotographsSet: Answer }>(SET, { id, photographIds, known });
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return answer.data.portfolioPhotographsSet;
}
const idsOf = (answer: Answer): string[] => answer.portfolioItem?.photographs.map(({ id }) => id) ?? [];

async function owner(isSeller = false) {
  const accountId = isSeller ? await harness.shop.seller() : await harness.shop.memberId();
  const visitor = await harness.as(accountId);
  return { accountId, visitor, itemId: await own(visitor) };
}

describe('the photographs of an instrument', () => {
  it('are added, put in order and removed, and a repeated request changes nothing', async () => {
    const { visitor, itemId } = await owner();
    const [one, two] = [await photograph(visitor), await photograph(visitor)];
    expect(idsOf(await set(visitor, itemId, [one.id]))).toEqual([one.id]);
    expect(idsOf(await set(visitor, itemId, [two.id, one.id, two.id], [one.id]))).toEqual([two.id, one.id]);
    const again = await set(visitor, itemId, [two.id, one.id], [one.id]);
    expect([again.success, idsOf(again)]).toEqual([true, [two.id, one.id]]);
    expect(idsOf(await set(visitor, itemId, [one.id], [two.id, one.id]))).toEqual([one.id]);
    const uses = await harness.db
      .selectFrom('photograph_uses')
      .select('photograph_id')
      .where('used_by', '=', `portfolio:${itemId}`)
      .execute();
    expect(uses).toEqual([{ photograph_id: one.id }]);
  });

  it('of two windows at once are changed by one; the other is told how they stand', async () => {
    const { visitor, itemId } = await owner();
    const sent = [await photograph(visitor), await photograph(visitor)];
    const answers = await Promise.all(sent.map(({ id }) => set(visitor, itemId, [id])));
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['changed', null].toSorted());
    const [kept] = answers.filter(({ success }) => success).map(idsOf);
    expect(answers.map(idsOf)).toEqual([kept, kept]);
  });

  it('are few, and each the owner’s own, also for admins', async () => {
    const { visitor, itemId } = await owner();
    const stranger = await owner();
    const foreign = await photograph(stranger.visitor);
    expect(await set(visitor, itemId, [foreign.id])).toMatchObject({ success: false, code: 'photographs' });
    expect(await set(visitor, itemId, ['../../etc/passwd'])).toMatchObject({ code: 'photographs' });
    const admin = await harness.admin();
    expect(await set(admin, await own(admin), [foreign.id])).toMatchObject({ code: 'photographs' });
    const many = Array.from({ length: MOST_PHOTOGRAPHS + 1 }, (_, index) => `x${index}`);
    expect(await set(visitor, itemId, many)).toMatchObject({ code: 'too-many' });
  });

  it('are seen and changed by nobody else', async () => {
    const { visitor, itemId } = await owner();
    const { id } = await photograph(visitor);
    await set(visitor, itemId, [id]);
    for (const other of [(await owner()).visitor, await harness.admin()]) {
      expect(await set(other, itemId, [], [id])).toEqual({ success: false, code: 'not-found', portfolioItem: null });
      const seen = await other.query(`{ portfolioItem(id: "${itemId}") { photographs { id } } }`);
      expect(seen.data).toEqual({ portfolioItem: null });
    }
    const guest = await harness.api.visitor().query(SET, { id: itemId, photographIds: [], known: [id] });
    expect(guest.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(idsOf(await set(visitor, itemId, [id]))).toEqual([id]);
  });

  it('have addresses that nobody guesses, and are printed for the insurer', async () => {
    const { visitor, itemId } = await owner();
    const before = (await (await visitor.fetch('/api/portfolio/insurance.pdf')).arrayBuffer()).byteLength;
    const { id, imageId } = await photograph(visitor);
    expect(imageId).toMatch(/^[0-9a-f]{20}$/);
    await set(visitor, itemId, [id]);
    const packet = await visitor.fetch('/api/portfolio/insurance.pdf');
    const bytes = Buffer.from(await packet.arrayBuffer());
    expect(bytes.byteLength).toBeGreaterThan(before);
    expect(bytes.includes('/DCTDecode')).toBe(true);
  });

  it('stay while the instrument is there, and go a while after it', async () => {
    const { visitor, itemId } = await owner();
    const { id } = await photograph(visitor);
    await set(visitor, itemId, [id]);
    const later = (days: number) => new Date(Date.now() + days * 86_400_000);
    const isKnown = async () => (await loadPhotographs(harness.db, [id])).has(id);
    await sweepPhotographs(harness.api.services, later(40));
    expect(await isKnown()).toBe(true);
    await mutate(visitor, `portfolioItemRemove(id: "${itemId}")`);
    await sweepPortfolio(harness.api.services, later(10));
    await sweepPhotographs(harness.api.services, later(40));
    expect(await isKnown()).toBe(true);
    await sweepPortfolio(harness.api.services, later(31));
    await sweepPhotographs(harness.api.services, later(40));
    expect(await isKnown()).toBe(false);
  });
});

describe('“Sell this”', () => {
  const start = async (visitor: TestVisitor, itemId: string): Promise<string> => {
    const { listingCreate } = await run<{ listingCreate: { id: string } }>(
      visitor,
      `mutation { listingCreate(kind: INSTRUMENT, portfolioItemId: "${itemId}") { id } }`,
    );
    return listingCreate.id;
  };
  type Editor = { photographs: { id: string }[]; papers: { id: string; fileName: string; url: string }[] };
  const editor = async (visitor: TestVisitor, id: string): Promise<Editor | null> =>
    (
      await run<{ listingEditor: Editor | null }>(
        visitor,
        `{ listingEditor(id: "${id}") { photographs { id } papers { id fileName url } } }`,
      )
    ).listingEditor;

  it('carries photographs and papers into the draft: papers for the seller and the shop, and nobody else', async () => {
    const { visitor, itemId } = await owner(true);
    const [one, two] = [await photograph(visitor), await photograph(visitor)];
    await set(visitor, itemId, [two.id, one.id]);
    const paper = await send(visitor, `/api/portfolio/${itemId}/documents`, PDF);
    const id = await start(visitor, itemId);
    const draft = await editor(visitor, id);
    expect(draft?.photographs.map((shown) => shown.id)).toEqual([two.id, one.id]);
    expect(draft?.papers).toEqual([
      { id: paper.id, fileName: 'receipt.pdf', url: `/api/listings/${id}/papers/${paper.id}` },
    ]);
    const url = draft?.papers[0]?.url ?? '';
    const admin = await harness.admin();
    const stranger = await owner(true);
    const status = async (who: TestVisitor, address = url) => (await who.fetch(address)).status;
    expect([await status(visitor), await status(admin)]).toEqual([200, 200]);
    expect([await status(stranger.visitor), await status(harness.api.visitor())]).toEqual([404, 404]);
    expect(await status(visitor, url.replace(paper.id, one.id))).toBe(404);
    expect(await editor(stranger.visitor, id)).toBeNull();
    // The portfolio itself stays its owner's alone.
    expect(await status(admin, `/api/portfolio/documents/${paper.id}`)).toBe(404);
  });

  it('leaves a paper out again, which stays in the portfolio; one that goes there goes here', async () => {
    const { visitor, itemId } = await owner(true);
    const [one, two] = [
      await send(visitor, `/api/portfolio/${itemId}/documents`, PDF),
      await send(visitor, `/api/portfolio/${itemId}/documents`, PDF),
    ];
    const id = await start(visitor, itemId);
    const remove = `listingPaperRemove(id: "${id}", paperId: "${one.id}")`;
    for (const other of [(await owner(true)).visitor, await harness.admin()])
      expect(await mutate(other, remove)).toMatchObject({ success: false });
    expect(await mutate(visitor, remove)).toMatchObject({ success: true });
    expect((await editor(visitor, id))?.papers.map((paper) => paper.id)).toEqual([two.id]);
    expect((await visitor.fetch(`/api/portfolio/documents/${one.id}`)).status).toBe(200);
    await mutate(visitor, `portfolioDocumentRemove(id: "${two.id}")`);
    expect((await editor(visitor, id))?.papers).toEqual([]);
  });
});
