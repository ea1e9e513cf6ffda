import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { locales } from '@headstock/contracts/locale';
import type { TestVisitor } from '#api/http/testing.ts';
import { submitForm } from '#api/modules/content/forms/submit-form.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { allMailTemplates, defaultText, fillText, namesIn } from '#api/platform/mail/mail-template.ts';
import { checkText } from './check-text.ts';
import { previewText } from './preview.ts';

let harness: ApiHarness;
let staff: TestVisitor;
beforeAll(async () => {
  harness = await openApiHarness();
  staff = await harness.admin();
});
afterAll(() => harness.close());

type Words = { subject: string; body: string; link: string };
type Local = {
  locale: string;
  version: number;
  isOwn: boolean;
  words: Words;
  standard: Words;
  history: { version: number; words: Words | null }[];
};
type Answer = { success: boolean; code: string | null; field: string | null; message: string | null };
type Preview = { subject: string; html: string; text: string; isReal: boolean };

const KEY = 'form.received';
const WORDS = 'subject body link';
const words = { subject: 'We have it: {reference}', body: 'Thank you.\n\nYour number is {reference}.', link: '' };

const read = async (key = KEY, locale = 'en'): Promise<Local> => {
  const { mailTemplate } = await run<{ mailTemplate: { texts: Local[] } }>(
    staff,
    `query ($key: ID!) { mailTemplate(key: $key) { texts { locale version isOwn words { ${WORDS} } standard { ${WORDS} }
      history { version words { ${WORDS} } } } } }`,
    { key },
  );
  const found = mailTemplate.texts.find((text) => text.locale === locale);
  if (!found) throw new Error('There is no such text.');
  return found;
};

const save = async (given: Partial<Words>, version: number, { key = KEY, locale = 'en' } = {}): Promise<Answer> =>
  (
    await run<{ answer: Answer }>(
      staff,
      `mutation ($key: ID!, $locale: String!, $version: Int!, $words: MailWordsInput!) {
        answer: mailTextSave(key: $key, locale: $locale, version: $version, words: $words) { success code field message } }`,
      { key, locale, version, words: { ...words, ...given } },
    )
  ).answer;

const restore = async (version: number): Promise<Answer> =>
  (
    await run<{ answer: Answer }>(
      staff,
      `mutation ($key: ID!, $version: Int!) {
        answer: mailTextRestore(key: $key, locale: "en", version: $version) { success code field message } }`,
      { key: KEY, version },
    )
  ).answer;

const preview = async (key: string, locale: string, given: Words) =>
  (
    await run<{ answer: Answer & { preview: Preview | null } }>(
      staff,
      `mutation ($key: ID!, $locale: String!, $words: MailWordsInput!) {
        answer: mailTextPreview(key: $key, locale: $locale, words: $words) {
          success code field message preview { subject html text isReal } } }`,
      { key, locale, words: given },
    )
  ).answer;

/** Sends a form; gives what its sender is mailed. */
async function mailed(locale: 'en' | 'fr' = 'en') {
  const answers = { name: 'June', email: 'june@example.com', topic: 'visit', message: 'Hello' };
  const form = { type: 'contact', key: newId().padEnd(16, 'x'), locale, answers, pictures: [] } as const;
  await submitForm(harness.db, form, new URL('http://localhost'));
  return harness.db
    .selectFrom('outbox')
    .select(['subject', 'text_body', 'html_body'])
    .where('event_key', 'like', 'form:%:sender')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

describe('the words of the code', () => {
  it('can be kept as they are for every mail, in both languages', () => {
    const all = allMailTemplates();
    expect(all.length).toBeGreaterThan(60);
    for (const template of all)
      for (const locale of locales) {
        const standard = defaultText(template, locale);
        expect([template.key, checkText(template, standard, { locale })]).toEqual([template.key, standard]);
      }
  });

  it('are the same filled in as they are written by the code, so that nothing is lost in a template', () => {
    for (const template of allMailTemplates())
      for (const locale of locales) {
        const values = Object.fromEntries(Object.keys(template.placeholders).map((name) => [name, `«${name}»`]));
        const written = template.text(locale, (name) => values[name] ?? '');
        expect([template.key, fillText(defaultText(template, locale), values)]).toEqual([template.key, written]);
      }
  });

  it('name each placeholder in both languages, and no other', () => {
    for (const template of allMailTemplates())
      for (const locale of locales) {
        const { subject, body } = defaultText(template, locale);
        const named = new Set(namesIn(`${subject}\n${body}`));
        expect([template.key, locale, [...named].toSorted()]).toEqual([
          template.key,
          locale,
          Object.keys(template.placeholders).toSorted(),
        ]);
      }
  });
});

describe('a text of the shop', () => {
  it('is what people are mailed from then on, in its language alone, until the standard is restored', async () => {
    const before = await read();
    expect(before).toMatchObject({ version: 0, isOwn: false, words: before.standard, history: [] });
    expect(await save({}, 0)).toMatchObject({ success: true });
    const mail = await mailed();
    expect(mail.subject).toMatch(/^We have it: C-/);
    expect(mail.text_body).toMatch(/^Thank you\.\n\nYour number is C-[0-9A-Z]{7}\.\n/);
    expect((await mailed('fr')).subject).toMatch(/^Nous avons votre message C-/);
    expect(await save({ body: 'Again: {reference}' }, 1)).toMatchObject({ success: true });
    expect(await restore(2)).toMatchObject({ success: true });
    expect((await mailed()).subject).toMatch(/^We have your message C-/);
    const after = await read();
    expect(after).toMatchObject({ version: 3, isOwn: false, words: before.standard });
    expect(after.history.map(({ words: kept }) => kept?.body ?? null)).toEqual([
      null,
      'Again: {reference}',
      words.body,
    ]);
    expect(await restore(3)).toMatchObject({ code: 'standard' });
  });

  it('is written by who saw the newest version alone', async () => {
    const { version } = await read();
    const answers = await Promise.all(['One {reference}', 'Two {reference}'].map((body) => save({ body }, version)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([null, 'stale']);
    expect(await save({}, version)).toMatchObject({ code: 'stale' });
    expect(await save({}, version + 40)).toMatchObject({ code: 'stale' });
    expect(await read()).toMatchObject({ version: version + 1 });
  });

  it('names what its mail knows, and what it is sent for; else the field says so', async () => {
    for (const [code, field, wrong] of [
      ['subject', 'subject', { subject: ' ' }],
      ['subject', 'subject', { subject: `{reference}\r\nBcc: all@example.com` }],
      ['subject', 'subject', { subject: 'x'.repeat(201) }],
      ['body', 'body', { body: '' }],
      ['body', 'body', { body: 'x'.repeat(8_001) }],
      ['link', 'link', { link: 'Open' }],
      ['unknown-placeholder', 'subject', { subject: '{reference} {amount}' }],
      ['unknown-placeholder', 'body', { body: '{reference} {constructor}' }],
      ['missing-placeholder', 'body', { subject: 'Hello', body: 'No number' }],
    ] as const)
      expect(await save(wrong, 0)).toMatchObject({ success: false, code, field });
    expect(await save({}, 0, { key: 'no.such.mail' })).toMatchObject({ code: 'not-found' });
    expect(await save({}, 0, { locale: 'de' })).toMatchObject({ code: 'not-found' });
  });

  it('cannot bring markup into a mail', async () => {
    const { version } = await read();
    await save({ body: '<script>alert(1)</script> <a href="https://evil.example">{reference}</a>' }, version);
    const mail = await mailed();
    expect(mail.html_body).not.toMatch(/<script|<a href="https:\/\/evil/);
    expect(mail.html_body).toContain('&lt;script&gt;');
  });
});

describe('a preview', () => {
  it('has the values of a real record, in both parts, and keeps nothing', async () => {
    await mailed();
    const { reference } = await harness.db
      .selectFrom('form_submissions')
      .select('reference')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { version } = await read();
    const { preview: shown } = await preview(KEY, 'fr', { ...words, body: 'Numéro {reference} <b>' });
    expect(shown).toMatchObject({ subject: `We have it: ${reference}`, isReal: true });
    expect(shown?.text).toContain(`Numéro ${reference} <b>`);
    expect(shown?.html).toContain(`Numéro ${reference} &lt;b&gt;`);
    expect((await read()).version).toBe(version);
  });

  it('can be made of every mail with its own words', async () => {
    for (const template of allMailTemplates())
      for (const locale of locales) {
        const standard = defaultText(template, locale);
        const shown = await previewText(
          harness.shop.admin,
          template.key,
          locale,
          standard,
          new URL('http://localhost'),
        );
        expect([template.key, namesIn(shown.text), shown.html]).toEqual([template.key, [], expect.any(String)]);
      }
  });

  it('is mailed to whoever asks for a test, and to nobody else', async () => {
    const test = `mutation ($words: MailWordsInput!) {
      answer: mailTextTest(key: "${KEY}", locale: "en", words: $words) { success code field message } }`;
    const { answer } = await run<{ answer: Answer }>(staff, test, { words });
    expect(answer).toMatchObject({ success: true });
    const { email } = await harness.db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', harness.shop.houseId)
      .executeTakeFirstOrThrow();
    const mails = await harness.db
      .selectFrom('outbox')
      .select(['recipient', 'subject'])
      .where('event_key', 'like', 'mail-test:%')
      .execute();
    expect(mails).toEqual([{ recipient: email, subject: expect.stringMatching(/^Test: We have it: C-/) }]);
  });
});

it('texts of mails are for staff with the content alone', async () => {
  for (const visitor of [harness.api.visitor(), await harness.as(await harness.shop.seller())])
    for (const query of [
      '{ mailTemplates { key } }',
      `mutation { mailTextRestore(key: "${KEY}", locale: "en", version: 0) { success } }`,
      `mutation { mailTextTest(key: "${KEY}", locale: "en", words: { subject: "a", body: "b", link: "" }) { success } }`,
    ])
      expect((await visitor.query(query)).errors).toBeDefined();
});
