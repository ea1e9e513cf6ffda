import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { FormAnswers, FormType } from '@headstock/contracts/forms';
import { insertAccount } from '#api/modules/accounts/account.fixture.ts';
import type { TestVisitor } from '#api/http/testing.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { newId } from '#api/platform/db/new-id.ts';
import type { Locale } from '#api/platform/locale.ts';
import { namesIn } from './form-mentions.ts';
import { submitForm } from './submit-form.ts';

let harness: ApiHarness;
let staff: TestVisitor;
beforeAll(async () => {
  harness = await openApiHarness();
  staff = await harness.admin();
});
afterAll(() => harness.close());

type Form = {
  id: string;
  version: number;
  state: string;
  nextStates: string[];
  about: string;
  assignee: { name: string } | null;
  steps: { state: string; subject: string | null; body: string | null; by: string }[];
  mentions: { kind: string; id: string; title: string }[];
};
type Answer = { success: boolean; code: string | null; message: string | null; form: Form | null };

const FIELDS =
  'id version state nextStates about assignee { name } steps { state subject body by } mentions { kind id title }';
const RESULT = `success code message form { ${FIELDS} }`;

const letter = { name: 'June Carter', email: 'june@example.com', topic: 'order', message: 'Where is my order?' };

/** Sends a form as its page does; gives its id. */
async function send(answers: FormAnswers = letter, type: FormType = 'contact', locale: Locale = 'en'): Promise<string> {
  const sent = await submitForm(
    harness.db,
    { type, key: newId().padEnd(16, 'x'), locale, answers, pictures: [] },
    new URL('http://localhost'),
  );
  if (sent.kind === 'changed') throw new Error('The form was not kept.');
  const { id } = await harness.db
    .selectFrom('form_submissions')
    .select('id')
    .where('reference', '=', sent.reference)
    .executeTakeFirstOrThrow();
  return id;
}

const read = async (id: string, visitor = staff): Promise<Form> =>
  (
    await run<{ formSubmission: Form }>(visitor, `query ($id: ID!) { formSubmission(id: $id) { ${FIELDS} } }`, {
      id,
    })
  ).formSubmission;

type Act = 'formAnswer' | 'formMove' | 'formAssign';
const parameters: Readonly<Record<Act, string>> = {
  formAnswer: 'subject: $subject, text: $text',
  formMove: 'to: $to, note: $note',
  formAssign: 'assigneeId: $assigneeId',
};
const declared: Readonly<Record<Act, string>> = {
  formAnswer: '$subject: String!, $text: String!',
  formMove: '$to: FormState!, $note: String',
  formAssign: '$assigneeId: ID',
};

const act = async (name: Act, { id, version }: Pick<Form, 'id' | 'version'>, more: object): Promise<Answer> =>
  (
    await run<{ answer: Answer }>(
      staff,
      `mutation ($id: ID!, $version: Int!, ${declared[name]}) {
        answer: ${name}(id: $id, version: $version, ${parameters[name]}) { ${RESULT} } }`,
      { id, version, ...more },
    )
  ).answer;

const answer = { subject: 'Your order', text: 'It left today.\n\nSee you soon.' };

describe('a form that was sent', () => {
  it('is answered by mail, in the language of its sender, and the answers are kept in their order', async () => {
    const id = await send(letter, 'contact', 'fr');
    const first = await act('formAnswer', await read(id), answer);
    expect(first).toMatchObject({ success: true, form: { state: 'ANSWERED', version: 2 } });
    const second = await act('formAnswer', first.form!, { ...answer, text: 'One more thing.' });
    expect(second.form?.steps.map(({ body }) => body)).toEqual([answer.text, 'One more thing.']);
    const mails = await harness.db
      .selectFrom('outbox')
      .select(['recipient', 'subject', 'text_body'])
      .where('event_key', 'like', `form:${id}:answer:%`)
      .orderBy('id')
      .execute();
    expect(mails).toHaveLength(2);
    expect(mails[0]).toMatchObject({ recipient: 'june@example.com', subject: 'Your order' });
    expect(mails[0]?.text_body).toContain('Bonjour June Carter,\n\nIt left today.\n\nSee you soon.');
  });

  it('is worked on by who saw its newest version alone, and answered once', async () => {
    const id = await send();
    const seen = await read(id);
    const answers = await Promise.all([1, 2].map(() => act('formAnswer', seen, answer)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([null, 'stale']);
    const { count } = await harness.db
      .selectFrom('outbox')
      .select(sql<number>`count(*)`.as('count'))
      .where('event_key', 'like', `form:${id}:answer:%`)
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
    expect(await act('formMove', seen, { to: 'CLOSED' })).toMatchObject({ code: 'stale' });
  });

  it('is closed, and answered only once it is open again', async () => {
    const closed = await act('formMove', await read(await send()), { to: 'SPAM', note: 'Sells links' });
    expect(closed.form).toMatchObject({ state: 'SPAM', nextStates: ['NEW'], steps: [{ body: 'Sells links' }] });
    expect(await act('formAnswer', closed.form!, answer)).toMatchObject({ code: 'no-way', form: null });
    const open = await act('formMove', closed.form!, { to: 'NEW' });
    expect(await act('formAnswer', open.form!, answer)).toMatchObject({ success: true });
  });

  it('is accepted or declined only if it asked for a price', async () => {
    const form = await read(await send());
    expect(await act('formMove', form, { to: 'ACCEPTED' })).toMatchObject({ code: 'no-way' });
  });

  it('is given to the staff, and to nobody else', async () => {
    const form = await read(await send());
    const member = await harness.shop.memberId();
    for (const assigneeId of [member, newId(), "' OR 1=1"])
      expect(await act('formAssign', form, { assigneeId })).toMatchObject({ code: 'assignee' });
    const given = await act('formAssign', form, { assigneeId: harness.shop.houseId });
    expect(given.form?.assignee).not.toBeNull();
    expect((await act('formAssign', given.form!, { assigneeId: null })).form?.assignee).toBeNull();
  });

  it('says which part of an answer is wrong', async () => {
    const form = await read(await send());
    for (const [code, wrong] of [
      ['subject', { subject: ' \n ' }],
      ['subject', { subject: 'x'.repeat(201) }],
      ['text', { text: ' ' }],
      ['text', { text: 'x'.repeat(10_001) }],
    ] as const)
      expect(await act('formAnswer', form, { ...answer, ...wrong })).toMatchObject({ code, form: null });
    expect(await act('formMove', form, { to: 'CLOSED', note: 'x'.repeat(2_001) })).toMatchObject({ code: 'note' });
  });

  it('cannot put a second header into the answer, nor a script into its page', async () => {
    const id = await send({ ...letter, name: '<script>alert(1)</script>' });
    await act('formAnswer', await read(id), { subject: 'Hello\r\nBcc: all@example.com', text: '<b>Hi</b>' });
    const mail = await harness.db
      .selectFrom('outbox')
      .select(['subject', 'html_body'])
      .where('event_key', 'like', `form:${id}:answer:%`)
      .executeTakeFirstOrThrow();
    expect(mail.subject).toBe('Hello Bcc: all@example.com');
    expect(mail.html_body).not.toMatch(/<script>|<b>/);
  });

  it('leads to the member with its e-mail, and to what its text names', async () => {
    const memberId = await harness.shop.memberId();
    const { email } = await harness.db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    const listingId = await harness.shop.listing({ title: 'A blue guitar' });
    const { item_id: itemId } = await harness.db
      .selectFrom('listings')
      .select('item_id')
      .where('id', '=', listingId)
      .executeTakeFirstOrThrow();
    const message = `Is https://headstock.test/fr/shop/a-blue-guitar/${itemId} still there? Not HS-ZZZZZ-ZZZZZ.`;
    const form = await read(await send({ ...letter, email: email ?? '', message }));
    expect(form.mentions).toEqual([
      { kind: 'ACCOUNT', id: memberId, title: expect.any(String) },
      { kind: 'ITEM', id: itemId, title: 'A blue guitar' },
    ]);
  });
});

describe('the inbox', () => {
  const list = async (filter: Record<string, unknown>) => {
    const { formSubmissions } = await run<{
      formSubmissions: { totalCount: number; edges: { node: { id: string } }[]; pageInfo: { endCursor: string } };
    }>(
      staff,
      `query ($types: [String!], $states: [FormState!], $search: String, $mine: Boolean, $first: Int, $after: String) {
        formSubmissions(types: $types, states: $states, search: $search, mine: $mine, first: $first, after: $after) {
          totalCount pageInfo { endCursor } edges { node { id } } } }`,
      filter,
    );
    return {
      count: formSubmissions.totalCount,
      ids: formSubmissions.edges.map(({ node }) => node.id),
      after: formSubmissions.pageInfo.endCursor,
    };
  };

  it('is narrowed by kind, state, assignee and words, and read page by page', async () => {
    const word = `Zanzibar${newId()}`;
    const ids: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) ids.unshift(await send({ ...letter, message: `${word} 100%` }));
    const [newest = '', middle = '', oldest = ''] = ids;
    await act('formMove', await read(oldest), { to: 'CLOSED' });
    await act('formAssign', await read(middle), { assigneeId: harness.shop.houseId });
    expect((await list({ search: word })).ids).toEqual(ids);
    expect((await list({ search: `${word} june` })).count).toBe(3);
    expect((await list({ search: `${word} 200%` })).count).toBe(0);
    expect((await list({ search: word, states: ['NEW'] })).ids).toEqual([newest, middle]);
    expect((await list({ search: word, types: ['repair'] })).count).toBe(0);
    expect((await list({ search: word, types: ['nothing'] })).count).toBe(0);
    expect((await list({ search: word, mine: true })).ids).toEqual([middle]);
    const { after } = await list({ search: word, first: 1 });
    expect((await list({ search: word, first: 1, after })).ids).toEqual([middle]);
  });

  it('is closed to guests, members and roles without its grant', async () => {
    const id = await send();
    const role = newId();
    await sql`INSERT INTO staff_roles (id, name, grants) VALUES (${role}, ${role}, '["orders:write"]')`.execute(
      harness.db,
    );
    const { id: clerkId } = await insertAccount(harness.db, { is_admin: true });
    await harness.db.updateTable('accounts').set({ staff_role_id: role }).where('id', '=', clerkId).execute();
    for (const visitor of [
      harness.api.visitor(),
      await harness.as(await harness.shop.seller()),
      await harness.as(clerkId),
    ])
      for (const query of [
        `{ formSubmission(id: "${id}") { id } }`,
        '{ formSubmissions { totalCount } }',
        '{ formAssignees { id } }',
        `mutation { formMove(id: "${id}", version: 1, to: SPAM) { success } }`,
        `mutation { formAnswer(id: "${id}", version: 1, subject: "a", text: "b") { success } }`,
      ])
        expect((await visitor.query(query)).errors).toBeDefined();
    expect(await read(id)).toMatchObject({ state: 'NEW', version: 1 });
  });
});

it('order numbers and items are found however they are written, each once', () => {
  const found = namesIn([
    'hs4f7k2mq3xy and HS-4F7K2-MQ3XY, but not HS-4F7K2',
    '/shop/a/0123456789abc /fr/shop/a%20b/0123456789abc /shop/0123456789abc',
  ]);
  expect(found).toEqual({ orders: ['HS-4F7K2-MQ3XY'], items: ['0123456789abc'] });
});
