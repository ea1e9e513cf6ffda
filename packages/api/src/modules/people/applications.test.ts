import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestVisitor } from '#api/http/testing.ts';
import { openPeople, type People } from './people.fixture.ts';

let people: People;
beforeAll(async () => {
  people = await openPeople();
});
afterAll(() => people.api.close());

const ABOUT = 'Three vintage archtops from my own collection.';
const apply = (more: string, kind = 'PRIVATE') =>
  `sellerApplicationCreate(application: { kind: ${kind}, about: "${ABOUT}"${more} })`;

const waitingOf = async (email: string): Promise<string> =>
  (
    await people.db
      .selectFrom('seller_applications as application')
      .innerJoin('accounts', 'accounts.id', 'application.account_id')
      .select('application.id')
      .where('accounts.email', '=', email)
      .where('state', '=', 'WAITING')
      .executeTakeFirstOrThrow()
  ).id;

async function applicant(email: string): Promise<TestVisitor> {
  await people.addMember(email);
  const visitor = await people.signedIn(email);
  expect(await people.send(visitor, apply(''))).toMatchObject({ success: true });
  return visitor;
}

describe('an application to sell', () => {
  it('names the field that is not right', async () => {
    const send = (more: string, kind?: string) => people.send(people.customer, apply(more, kind));
    expect(await people.send(people.customer, apply('').replace(ABOUT, 'Guitars'))).toMatchObject({ code: 'about' });
    expect(await send(', website: "javascript:alert(1)"')).toMatchObject({ code: 'website' });
    expect(await send('', 'PROFESSIONAL')).toMatchObject({ code: 'business-name' });
    expect(await send(', businessName: "Ada’s Guitars"', 'PROFESSIONAL')).toMatchObject({
      code: 'registration-number',
    });
  });

  it('needs a proven e-mail and an account', async () => {
    await people.addMember('unproven@example.com', { email_verified_at: null });
    const visitor = await people.signedIn('unproven@example.com');
    expect(await people.send(visitor, apply(''))).toMatchObject({ code: 'email-unverified' });
    expect(await people.send(people.api.visitor(), apply(''))).toEqual({ error: 'UNAUTHENTICATED' });
  });

  it('waits once, also when it is sent twice at the same moment, and tells the shop', async () => {
    await people.addMember('twice@example.com');
    const visitor = await people.signedIn('twice@example.com');
    const answers = await Promise.all([people.send(visitor, apply('')), people.send(visitor, apply(''))]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([null, 'waiting'].toSorted());
    const id = await waitingOf('twice@example.com');
    const mail = await people.db
      .selectFrom('outbox')
      .select('text_body')
      .where('event_key', '=', `seller-application:${id}`)
      .executeTakeFirst();
    expect(mail?.text_body).toContain(`/admin/registrations/${id}`);
  });

  it('is approved: the account sells, and its owner is told in their language', async () => {
    const visitor = await applicant('june@example.com');
    await people.db.updateTable('accounts').set({ locale: 'fr' }).where('email', '=', 'june@example.com').execute();
    const id = await waitingOf('june@example.com');
    const decide = `sellerApplicationDecide(id: "${id}", approve: true)`;
    const answers = await Promise.all([people.send(people.owner, decide), people.send(people.owner, decide)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([null, 'decided'].toSorted());
    const { data } = await visitor.query(
      '{ viewer { isPrivateSeller } viewerSellerApplication { state decidedBy { id } } }',
    );
    expect(data).toEqual({
      viewer: { isPrivateSeller: true },
      viewerSellerApplication: { state: 'APPROVED', decidedBy: null },
    });
    expect((await people.mailsTo('june@example.com')).map(({ subject }) => subject)).toEqual([
      'Vous pouvez maintenant vendre chez nous',
    ]);
    expect(await people.send(visitor, apply(''))).toMatchObject({ code: 'already-seller' });
  });

  it('is denied with a reason only, which the applicant reads, and can be made again', async () => {
    const visitor = await applicant('bo@example.com');
    const id = await waitingOf('bo@example.com');
    expect(await people.send(people.owner, `sellerApplicationDecide(id: "${id}", approve: false)`)).toMatchObject({
      code: 'reason',
    });
    const denial = `sellerApplicationDecide(id: "${id}", approve: false, reason: "Please send photographs.")`;
    expect(await people.send(people.owner, denial)).toMatchObject({ success: true });
    const { data } = await visitor.query('{ viewer { isPrivateSeller } viewerSellerApplication { state reason } }');
    expect(data).toEqual({
      viewer: { isPrivateSeller: false },
      viewerSellerApplication: { state: 'DENIED', reason: 'Please send photographs.' },
    });
    expect((await people.mailsTo('bo@example.com'))[0]?.text_body).toContain('Please send photographs.');
    expect(await people.send(visitor, apply(''))).toMatchObject({ success: true });
  });

  it('is read and decided by whoever looks after people, and by nobody else', async () => {
    await applicant('cy@example.com');
    const id = await waitingOf('cy@example.com');
    const read = `{ sellerApplication(id: "${id}") { about evidence { purchaseCount deniedCount } account { email } } }`;
    const reader = await people.staff('reader@example.com', ['people:read']);
    expect((await reader.visitor.query(read)).data).toMatchObject({
      sellerApplication: { about: ABOUT, evidence: { purchaseCount: 0, deniedCount: 0 } },
    });
    const decide = `sellerApplicationDecide(id: "${id}", approve: true)`;
    expect(await people.send(reader.visitor, decide)).toEqual({ error: 'FORBIDDEN' });
    expect((await people.customer.query(read)).errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
    expect(await people.send(people.customer, decide)).toEqual({ error: 'FORBIDDEN' });
  });

  it('is listed by state, kind and words, and can be taken back while it waits', async () => {
    const visitor = await applicant('dee@example.com');
    const list = (args: string) =>
      people.owner.query<{ sellerApplications: { totalCount: number } }>(
        `{ sellerApplications(${args}) { totalCount edges { node { kind state } } } }`,
      );
    expect((await list('state: WAITING, search: "dee@"')).data?.sellerApplications.totalCount).toBe(1);
    expect((await list('kind: PROFESSIONAL, search: "dee@"')).data?.sellerApplications.totalCount).toBe(0);
    expect(await people.send(visitor, 'sellerApplicationWithdraw')).toMatchObject({ success: true });
    expect(await people.send(visitor, 'sellerApplicationWithdraw')).toMatchObject({ code: 'not-found' });
    expect((await list('state: WITHDRAWN, search: "dee@"')).data?.sellerApplications.totalCount).toBe(1);
  });
});
