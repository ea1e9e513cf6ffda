import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { FormAnswers, FormType } from '@headstock/contracts/forms';
import type { TestVisitor } from '#api/http/testing.ts';
import { storePicture } from '#api/modules/content/index.ts';
import { submitForm } from '#api/modules/content/forms/submit-form.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { newId } from '#api/platform/db/new-id.ts';
import type { Locale } from '#api/platform/locale.ts';

let harness: ApiHarness;
let staff: TestVisitor;
let ownerId: string;
let ownerEmail: string;
beforeAll(async () => {
  harness = await openApiHarness();
  staff = await harness.admin();
  ownerId = await harness.shop.privateSeller();
  ownerEmail = await emailOf(ownerId);
});
afterAll(() => harness.close());

const emailOf = async (id: string): Promise<string> =>
  (await harness.db.selectFrom('accounts').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email ?? '';

type Appraisal = {
  id: string;
  form: { version: number; state: string; steps: { body: string | null }[] };
  year: number | null;
  condition: string | null;
  estimate: { low: { amountCents: number }; estimate: { amountCents: number }; high: { amountCents: number } } | null;
  listing: { id: string } | null;
  isTakenIn: boolean;
  photographs: { id: string }[];
};
/** An appraisal and the version of it that somebody saw. */
type Seen = Pick<Appraisal, 'id'> & { form: Pick<Appraisal['form'], 'version'> };
type Answer = { success: boolean; code: string | null; message: string | null; appraisal: Appraisal | null };

const FIELDS = `id form { version state steps { body } } year condition
  estimate { low { amountCents } estimate { amountCents } high { amountCents } } listing { id } isTakenIn photographs { id }`;
const RESULT = `success code message appraisal { ${FIELDS} }`;

const asked = (email = ownerEmail): FormAnswers => ({
  name: 'June Carter',
  email,
  brand: 'Gibson',
  model: 'J-45',
  year: 'c. 1953',
  condition: 'very-good',
  serial: 'Z1234',
  purpose: 'sale',
  story: 'My grandfather bought it new.',
});

/** Sends the form with pictures, as its page does; gives its id. */
async function send(
  answers: FormAnswers = asked(),
  { type = 'appraisal', locale = 'en', pictures = 0 }: { type?: FormType; locale?: Locale; pictures?: number } = {},
): Promise<string> {
  const stored = [];
  for (let position = 0; position < pictures; position += 1) {
    const bytes = await sharp({ create: { width: 60 + position, height: 40, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer();
    const picture = await storePicture(harness.api.services, { fileName: `${position}.jpg`, bytes }, position);
    if (typeof picture === 'string') throw new Error(picture);
    stored.push(picture);
  }
  const form = { type, key: newId().padEnd(16, 'x'), locale, answers, pictures: stored };
  const sent = await submitForm(harness.db, form, new URL('http://localhost'));
  if (sent.kind === 'changed') throw new Error('The form was not kept.');
  const row = harness.db.selectFrom('form_submissions').select('id').where('reference', '=', sent.reference);
  return (await row.executeTakeFirstOrThrow()).id;
}

const read = async (id: string): Promise<Appraisal> =>
  (await run<{ appraisal: Appraisal }>(staff, `query ($id: ID!) { appraisal(id: $id) { ${FIELDS} } }`, { id }))
    .appraisal;

const price = { lowCents: 300_000, estimateCents: 320_000, highCents: 350_000, text: 'A lovely one.' };

const estimate = async ({ id, form: { version } }: Seen, more: object = {}): Promise<Answer> =>
  (
    await run<{ answer: Answer }>(
      staff,
      `mutation ($id: ID!, $version: Int!, $lowCents: Int!, $estimateCents: Int!, $highCents: Int!, $text: String!) {
        answer: appraisalAnswer(id: $id, version: $version, lowCents: $lowCents, estimateCents: $estimateCents,
          highCents: $highCents, text: $text) { ${RESULT} } }`,
      { id, version, ...price, ...more },
    )
  ).answer;

const move = async ({ id, form: { version } }: Seen, to: string): Promise<Answer> =>
  (
    await run<{ answer: Answer }>(
      staff,
      `mutation ($id: ID!, $version: Int!, $to: FormState!) { answer: appraisalMove(id: $id, version: $version, to: $to) { ${RESULT} } }`,
      { id, version, to },
    )
  ).answer;

const consign = async ({ id, form: { version } }: Seen): Promise<Answer> =>
  (
    await run<{ answer: Answer }>(
      staff,
      `mutation ($id: ID!, $version: Int!) { answer: appraisalConsign(id: $id, version: $version) { ${RESULT} } }`,
      { id, version },
    )
  ).answer;

const mailsOf = (id: string) =>
  harness.db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'text_body'])
    .where('event_key', 'like', `form:${id}:answer:%`)
    .orderBy('id')
    .execute();

describe('an appraisal', () => {
  it('is answered with a range, in the language of whoever asked', async () => {
    const before = await read(await send(asked(), { locale: 'fr' }));
    expect(before).toMatchObject({ year: 1953, condition: 'VERY_GOOD', estimate: null, form: { state: 'NEW' } });
    const { appraisal } = await estimate(before);
    expect(appraisal).toMatchObject({
      form: { state: 'ANSWERED' },
      estimate: { low: { amountCents: 300_000 }, estimate: { amountCents: 320_000 }, high: { amountCents: 350_000 } },
    });
    const [mail, ...more] = await mailsOf(before.id);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: ownerEmail, subject: 'Votre Gibson J-45\u00a0: ce qu’il vaut' });
    expect(mail?.text_body).toMatch(/de 3.000.* à 3.500.*autour de 3.200/);
    expect(mail?.text_body).toContain('A lovely one.');
    expect(mail?.text_body).toContain('/fr/consign');
  });

  it('says which amount is wrong, and mails nothing', async () => {
    const before = await read(await send());
    for (const [code, wrong] of [
      ['low', { lowCents: 0 }],
      ['estimate', { estimateCents: 99 }],
      ['high', { highCents: -1 }],
      ['range', { lowCents: 330_000 }],
      ['range', { highCents: 310_000 }],
      ['text', { text: ' ' }],
    ] as const)
      expect(await estimate(before, wrong)).toMatchObject({ success: false, code });
    expect(await mailsOf(before.id)).toEqual([]);
    expect(await read(before.id)).toMatchObject({ form: { state: 'NEW', version: 1 } });
  });

  it('is answered again, and then waits for its owner again', async () => {
    const first = (await estimate(await read(await send()))).appraisal!;
    const accepted = (await move(first, 'ACCEPTED')).appraisal!;
    const second = (await estimate(accepted, { highCents: 400_000 })).appraisal!;
    expect(second).toMatchObject({ form: { state: 'ANSWERED' }, estimate: { high: { amountCents: 400_000 } } });
    expect(await mailsOf(first.id)).toHaveLength(2);
  });

  it('is answered by one of two who answer at once', async () => {
    const before = await read(await send());
    const answers = await Promise.all([estimate(before), estimate(before, { highCents: 900_000 })]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([null, 'stale']);
    expect(await mailsOf(before.id)).toHaveLength(1);
  });

  it('is none of a letter', async () => {
    const id = await send({ name: 'A', email: 'a@example.com', topic: 'visit', message: 'Hello' }, { type: 'contact' });
    expect(await read(id)).toBeNull();
    expect(await estimate({ id, form: { version: 1 } })).toMatchObject({ code: 'not-found' });
    expect(await move({ id, form: { version: 1 } }, 'CLOSED')).toMatchObject({ code: 'not-found' });
  });
});

describe('a consignment', () => {
  const listingOf = (id: string | undefined) =>
    harness.db
      .selectFrom('listing_drafts')
      .selectAll()
      .where('id', '=', id ?? '')
      .executeTakeFirstOrThrow();

  it('begins with the facts, the pictures and the price, as a draft of the owner', async () => {
    const answered = (await estimate(await read(await send(asked(), { pictures: 2 })))).appraisal!;
    const { appraisal } = await consign(answered);
    expect(appraisal).toMatchObject({ form: { state: 'ACCEPTED' }, isTakenIn: false });
    const draft = await listingOf(appraisal?.listing?.id);
    expect(draft).toMatchObject({
      seller_account_id: ownerId,
      state: 'INITIAL',
      document: {
        brand: 'Gibson',
        model: 'J-45',
        yearFrom: 1953,
        yearIsCirca: true,
        condition: 'VERY_GOOD',
        serial: 'Z1234',
      },
    });
    expect(draft.document.priceCents).toBe(320_000);
    expect(draft.document.description).toEqual({ en: '', fr: '' });
    expect(draft.document.photographs.map(({ id }) => id)).toEqual(appraisal?.photographs.map(({ id }) => id));
    expect(appraisal?.photographs).toHaveLength(2);
    const owner = await harness.as(ownerId);
    const { listingEditor } = await run<{ listingEditor: { id: string } | null }>(
      owner,
      'query ($id: ID!) { listingEditor(id: $id) { id } }',
      { id: draft.id },
    );
    expect(listingEditor?.id).toBe(draft.id);
  });

  it('begins once, also by two clicks', async () => {
    const answered = (await estimate(await read(await send(asked(), { pictures: 1 })))).appraisal!;
    const answers = await Promise.all([consign(answered), consign(answered)]);
    expect(answers.map(({ success }) => success).toSorted()).toEqual([false, true]);
    expect(await consign(await read(answered.id))).toMatchObject({ code: 'consigned' });
    const drafts = await harness.db
      .selectFrom('appraisals')
      .innerJoin('listing_drafts', 'listing_drafts.id', 'appraisals.listing_id')
      .select('listing_drafts.id')
      .where('submission_id', '=', answered.id)
      .execute();
    expect(drafts).toHaveLength(1);
  });

  it('waits for an estimate, and does not follow a refusal', async () => {
    const asking = await read(await send());
    expect(await consign(asking)).toMatchObject({ code: 'not-answered' });
    const declined = (await move((await estimate(asking)).appraisal!, 'DECLINED')).appraisal!;
    expect(await consign(declined)).toMatchObject({ code: 'no-way' });
  });

  it('is for private sellers, and says who is none', async () => {
    for (const [code, email] of [
      ['no-account', 'nobody@example.com'],
      ['not-seller', await emailOf(await harness.shop.memberId())],
      ['own-shop', await emailOf(harness.shop.houseId)],
    ] as const) {
      const answered = (await estimate(await read(await send(asked(email))))).appraisal!;
      const refused = await consign(answered);
      expect(refused).toMatchObject({ success: false, code, appraisal: null });
      expect(await read(answered.id)).toMatchObject({ form: { state: 'ANSWERED' }, listing: null });
    }
  });

  it('is taken in at the bench on the same draft, once', async () => {
    const answered = (await estimate(await read(await send()))).appraisal!;
    const { appraisal } = await consign(answered);
    const draft = await listingOf(appraisal?.listing?.id);
    const { dealTerms } = await run<{ dealTerms: { deal: string; version: number }[] }>(
      staff,
      '{ dealTerms { deal version } }',
    );
    const intake = {
      deal: 'CONSIGNMENT',
      place: 'Nashville, TN',
      listingId: draft.id,
      document: JSON.stringify({ ...draft.document, serial: 'Z1234-A' }),
      personName: 'June Carter',
      personEmail: ownerEmail,
      splitBasisPoints: 2_000,
      feeCents: 0,
      termDays: 90,
      termsVersion: dealTerms.find(({ deal }) => deal === 'CONSIGNMENT')?.version,
      signedName: 'June Carter',
      signedLocale: 'en',
      signedAt: new Date().toISOString(),
    };
    const receive = async (more: object = {}) =>
      (
        await run<{ answer: { code: string | null; field: string | null; intake: { listingId: string } | null } }>(
          staff,
          'mutation ($intake: IntakeInput!) { answer: intakeReceive(intake: $intake) { code field intake { listingId } } }',
          { intake: { ...intake, requestId: newId(), ...more } },
        )
      ).answer;
    const otherEmail = await emailOf(await harness.shop.privateSeller());
    expect(await receive({ personEmail: otherEmail })).toMatchObject({ code: 'draft', field: 'listingId' });
    expect((await receive()).intake?.listingId).toBe(draft.id);
    expect((await listingOf(draft.id)).document.serial).toBe('Z1234-A');
    expect(await read(answered.id)).toMatchObject({ isTakenIn: true });
    expect(await receive()).toMatchObject({ code: 'draft' });
  });
});

it('appraisals are for staff with the catalogue alone', async () => {
  const id = await send();
  for (const visitor of [harness.api.visitor(), await harness.as(ownerId)])
    for (const query of [
      `{ appraisal(id: "${id}") { id } }`,
      '{ appraisals { totalCount } }',
      `mutation { appraisalConsign(id: "${id}", version: 1) { success } }`,
    ])
      expect((await visitor.query(query)).errors).toBeDefined();
});

it('pictures of forms are shown to staff, never as anything but a picture', async () => {
  const id = await send(asked(), { pictures: 1 });
  const { form } = (
    await run<{ appraisal: { form: { pictures: { url: string }[] } } }>(
      staff,
      'query ($id: ID!) { appraisal(id: $id) { form { pictures { url } } } }',
      { id },
    )
  ).appraisal;
  const url = form.pictures[0]?.url ?? '';
  const shown = await staff.fetch(url);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline; filename="picture.jpg"',
    'cache-control': 'private, no-store',
  });
  for (const visitor of [harness.api.visitor(), await harness.as(ownerId)])
    expect((await visitor.fetch(url)).status).toBe(404);
});
