import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestVisitor } from '#api/http/testing.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { newId } from '#api/platform/db/new-id.ts';

let harness: ApiHarness;
let staff: TestVisitor;

beforeAll(async () => {
  harness = await openApiHarness();
  staff = await harness.admin();
});
afterAll(() => harness.close());

type Job = {
  id: string;
  reference: string;
  version: number;
  state: string;
  nextStates: string[];
  estimate: { amountCents: number } | null;
  dueOn: string | null;
  steps: { state: string; note: string | null; by: string }[];
  sameSerial: { id: string }[];
};
type Answer = { success: boolean; code: string | null; repairJob: Job | null };

const FIELDS =
  'success code repairJob { id reference version state nextStates estimate { amountCents } dueOn steps { state note by at } sameSerial { id } }';

const fender = {
  contactName: 'Ada Moreau',
  contactEmail: 'Ada@Example.com',
  locale: 'fr',
  brand: 'Fender',
  model: 'Jazzmaster',
  serial: 'L98765',
  problem: 'The tremolo does not come back.',
  dueOn: '2099-05-01',
};

const create = async (job: object = fender, visitor = staff): Promise<Answer> =>
  (
    await run<{ answer: Answer }>(
      visitor,
      `mutation ($job: RepairJobInput!) { answer: repairJobCreate(job: $job) { ${FIELDS} } }`,
      { job },
    )
  ).answer;

const move = async ({ id, version }: Job, to: string, more: object = {}): Promise<Answer> =>
  (
    await run<{ answer: Answer }>(
      staff,
      `mutation ($id: ID!, $version: Int!, $to: RepairState!, $note: String, $estimateCents: Int) {
        answer: repairJobMove(id: $id, version: $version, to: $to, note: $note, estimateCents: $estimateCents) { ${FIELDS} } }`,
      { id, version, to, ...more },
    )
  ).answer;

const mails = async (id: string) =>
  harness.db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'text_body'])
    .where('event_key', 'like', `repair:${id}:%`)
    .orderBy('id')
    .execute();

describe('a repair', () => {
  it('goes from the bench to its owner, who is told the price and when it is ready, in their language', async () => {
    const { repairJob: received } = await create();
    expect(received).toMatchObject({
      state: 'RECEIVED',
      dueOn: '2099-05-01',
      reference: expect.stringMatching(/^R-\d{6}$/),
    });
    expect(await move(received!, 'ESTIMATED')).toMatchObject({ code: 'estimate' });
    const { repairJob: estimated } = await move(received!, 'ESTIMATED', { estimateCents: 18_000, note: 'New springs' });
    expect(estimated).toMatchObject({ estimate: { amountCents: 18_000 } });
    expect(await move(estimated!, 'IN_WORK')).toMatchObject({ code: 'no-way' });
    let job = estimated!;
    for (const to of ['APPROVED', 'IN_WORK', 'READY', 'COLLECTED']) job = (await move(job, to)).repairJob!;
    expect(job.steps.map(({ state }) => state)).toEqual([
      'RECEIVED',
      'ESTIMATED',
      'APPROVED',
      'IN_WORK',
      'READY',
      'COLLECTED',
    ]);
    expect(job.nextStates).toEqual([]);
    const [price, ready, ...more] = await mails(job.id);
    expect(more).toEqual([]);
    expect(price).toMatchObject({
      recipient: 'ada@example.com',
      subject: 'Votre Fender Jazzmaster\u00a0: le prix de la réparation',
    });
    expect(price?.text_body).toContain('180');
    expect(ready?.text_body).toContain(job.reference);
  });

  it('is changed by who saw its newest version alone', async () => {
    const { repairJob } = await create();
    const answers = await Promise.all([1, 2].map(() => move(repairJob!, 'CANCELLED')));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([null, 'stale']);
    expect(await move({ ...repairJob!, id: newId() }, 'CANCELLED')).toMatchObject({ code: 'not-found' });
  });

  it('belongs to its serial number', async () => {
    const [first, second] = [await create({ ...fender, serial: 'S-1' }), await create({ ...fender, serial: 's-1' })];
    expect(second.repairJob?.sameSerial).toEqual([{ id: first.repairJob?.id }]);
    const { repairJobs } = await run<{ repairJobs: { edges: { node: { id: string } }[] } }>(
      staff,
      '{ repairJobs(serial: "S-1", open: true) { edges { node { id } } } }',
    );
    expect(repairJobs.edges.map(({ node }) => node.id)).toEqual([second.repairJob?.id, first.repairJob?.id]);
  });

  it('says which field is wrong', async () => {
    for (const [code, wrong] of [
      ['contact-name', { contactName: ' ' }],
      ['contact', { contactEmail: null }],
      ['contact-email', { contactEmail: 'nobody' }],
      ['contact-phone', { contactPhone: '1'.repeat(41) }],
      ['brand', { brand: '' }],
      ['model', { model: 'x'.repeat(121) }],
      ['serial', { serial: 'x'.repeat(61) }],
      ['problem', { problem: '' }],
      ['due-on', { dueOn: '2020-01-01' }],
      ['due-on', { dueOn: '2099-02-31' }],
    ] as const)
      expect(await create({ ...fender, ...wrong })).toMatchObject({ success: false, code, repairJob: null });
  });

  it('is found by its reference and its customer, and is for staff alone', async () => {
    const { repairJob } = await create({ ...fender, contactName: 'Zelda Zimmer' });
    for (const search of [repairJob!.reference, 'zimmer jazzmaster']) {
      const { repairJobs } = await run<{ repairJobs: { totalCount: number } }>(
        staff,
        'query ($search: String) { repairJobs(search: $search) { totalCount } }',
        { search },
      );
      expect(repairJobs.totalCount).toBe(1);
    }
    for (const visitor of [harness.api.visitor(), await harness.as(await harness.shop.seller())])
      expect(
        (await visitor.query(`{ repairJob(id: "${repairJob!.id}") { id } repairJobs { totalCount } }`)).errors,
      ).toBeDefined();
  });
});
