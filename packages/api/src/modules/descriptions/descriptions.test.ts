import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type ModelDouble,
  packets,
  chunk,
  refuses,
  says,
  startModelDouble,
} from '#api/modules/assistant/model/model-double.fixture.ts';
import { openPeople, type People } from '#api/modules/people/people.fixture.ts';
import { newId } from '#api/platform/db/new-id.ts';
import type { TestVisitor } from '#api/http/testing.ts';
import { mandolin } from './listing.fixture.ts';

type Draft = { success: boolean; code: string | null; en: string; fr: string; model: string | null };
type Check = {
  en: { text: string; facts: string[]; unbacked: { start: number; end: number }[] }[];
  fr: Check['en'];
  onlyEn: string[];
  onlyFr: string[];
};

let people: People;
let double: ModelDouble;
let writer: TestVisitor;
let reader: TestVisitor;

beforeAll(async () => {
  double = await startModelDouble();
  people = await openPeople();
  writer = (await people.staff('writer@example.com', ['catalogue:write'])).visitor;
  reader = (await people.staff('reader@example.com', ['catalogue:read'])).visitor;
});
afterAll(async () => {
  await people.api.close();
  await double.close();
});

/** A listing draft of the shop's. */
async function listing(document: object = mandolin): Promise<string> {
  const id = newId();
  await people.db
    .insertInto('listing_drafts')
    .values({
      id,
      seller_account_id: people.ownerId,
      state: 'INITIAL',
      title: 'Gibson F-5',
      document: JSON.stringify(document),
      version: 1,
    })
    .execute();
  return id;
}

async function draft(id: string): Promise<Draft> {
  const { data, errors } = await writer.query<{ listingDescriptionDraft: Draft }>(
    'mutation Draft($id: ID!) { listingDescriptionDraft(id: $id) { success code en fr model } }',
    { id },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.listingDescriptionDraft;
}

async function check(id: string, en: string, fr: string): Promise<Check | null> {
  const { data } = await reader.query<{ listingDescriptionCheck: Check | null }>(
    `query Check($id: ID!, $en: String!, $fr: String!) { listingDescriptionCheck(id: $id, en: $en, fr: $fr) {
      en { text facts unbacked { start end } } fr { text facts unbacked { start end } } onlyEn onlyFr } }`,
    { id, en, fr },
  );
  return data?.listingDescriptionCheck ?? null;
}

const save = async (visitor: TestVisitor, id: string, version: number, en: string, fr: string) => {
  const { data, errors } = await visitor.query<{ listingDescriptionSave: { success: boolean; code: string | null } }>(
    `mutation Save($id: ID!, $version: Int!, $en: String!, $fr: String!) {
      listingDescriptionSave(id: $id, version: $version, en: $en, fr: $fr) { success code } }`,
    { id, version, en, fr },
  );
  return data?.listingDescriptionSave ?? { error: errors?.[0]?.extensions?.['code'] };
};

describe('a draft', () => {
  it('is made of the facts by templates, and every word of it is backed in both languages', async () => {
    const id = await listing();
    const made = await draft(id);
    expect(made).toMatchObject({ success: true, model: null });
    const checked = await check(id, made.en, made.fr);
    expect([...(checked?.en ?? []), ...(checked?.fr ?? [])].flatMap(({ unbacked }) => unbacked)).toEqual([]);
    expect(checked).toMatchObject({ onlyEn: [], onlyFr: [] });
    const kept = await people.db.selectFrom('listing_drafts').selectAll().where('id', '=', id).executeTakeFirst();
    expect(kept).toMatchObject({ version: 1, document: { description: { en: '', fr: '' } } });
  });

  it('needs facts', async () => {
    const { data } = await writer.query<{ listingCreate: { id: string } }>(
      'mutation { listingCreate(kind: INSTRUMENT) { id } }',
    );
    const id = data?.listingCreate.id ?? (await listing({ ...mandolin, ...emptyFacts }));
    expect(await draft(id)).toMatchObject({ success: false, code: 'no-facts', en: '', fr: '' });
  });
});

const emptyFacts = {
  brand: '',
  model: '',
  category: '',
  type: '',
  yearFrom: null,
  yearTo: null,
  finish: { en: '', fr: '' },
  handedness: null,
  condition: null,
  specs: {},
  originality: {},
  measures: {},
  report: {},
  photographs: [],
};

describe('with a language model', () => {
  const withModel = async (work: () => Promise<void>): Promise<void> => {
    Object.assign(people.api.services.config, { assistant: double.model() });
    try {
      await work();
    } finally {
      Object.assign(people.api.services.config, { assistant: undefined });
    }
  };

  it('has the model’s words, of which unsupported ones are marked', async () => {
    const id = await listing();
    double.plays = [
      says('```json\n{"en": "A legendary Gibson F-5. It weighs 1.02 kg.", "fr": "Gibson F-5. Poids : 1,02 kg."}\n```'),
    ];
    double.heard.length = 0;
    await withModel(async () => {
      const made = await draft(id);
      expect(made).toMatchObject({ model: 'luthier-1', en: 'A legendary Gibson F-5. It weighs 1.02 kg.' });
      const checked = await check(id, made.en, made.fr);
      expect(checked?.en[0]).toMatchObject({ unbacked: [{ start: 2, end: 11 }] });
      expect(checked?.en[1]).toMatchObject({ facts: ['measures.weight'], unbacked: [] });
      expect(checked?.onlyEn).toEqual([]);
    });
    const sent = double.heard[0]?.body.messages.at(-1)?.content ?? '';
    expect(sent).toContain('Tuners / Mécaniques: Replaced / Remplacé');
    expect(sent).not.toContain('75322');
    const [entry] = await people.audit('listing.description-drafted');
    expect(entry).toMatchObject({ subject_id: id, detail: { model: 'luthier-1', inputTokens: 1_000 } });
  });

  it.each([
    ['answers something else', says('I cannot do that.')],
    ['answers one language', says('{"en": "A Gibson F-5."}')],
    ['breaks off', packets(chunk({ content: '{"en": "A Gib' }))],
    ['refuses', refuses(400, '{"error":{"message":"no"}}')],
  ])('is made by templates where the model %s', async (_name, play) => {
    double.plays = [play];
    const id = await listing();
    await withModel(async () => {
      const made = await draft(id);
      expect(made.model).toBeNull();
      expect(made.en).toContain('Circa 1924 Gibson F-5');
    });
  });
});

/** Photographs are somebody's own: this one has none. */
const unseen = { ...mandolin, photographs: [] };

describe('a description', () => {
  it('is saved into the draft alone, with what rests on nothing in the audit log', async () => {
    const id = await listing(unseen);
    expect(await save(writer, id, 1, 'A stunning Gibson F-5.', 'Gibson F-5.')).toEqual({ success: true, code: null });
    const { data } = await reader.query(
      `query Read($id: ID!) { listingDescription(id: $id) { version en fr canEdit facts { key imageId } check { en { unbacked { start } } } } }`,
      { id },
    );
    expect(data?.['listingDescription']).toMatchObject({
      version: 2,
      en: 'A stunning Gibson F-5.',
      fr: 'Gibson F-5.',
      canEdit: true,
      check: { en: [{ unbacked: [{ start: 2 }] }] },
      facts: expect.arrayContaining([{ key: 'measures.weight', imageId: null }]),
    });
    const [entry] = await people.audit('listing.described');
    expect(entry).toMatchObject({ subject_kind: 'listing', subject_id: id, detail: { unbackedEn: 1, unbackedFr: 0 } });
    const row = await people.db
      .selectFrom('listing_drafts')
      .select('published')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row?.published).toBeNull();
  });

  it('of two who save at once is one’s, and the other is told', async () => {
    const id = await listing(unseen);
    const both = await Promise.all([save(writer, id, 1, 'Mine.', ''), save(people.owner, id, 1, 'Theirs.', '')]);
    expect(both.map((each) => ('code' in each ? each.code : each)).toSorted()).toEqual(['conflict', null]);
  });

  it('is refused where it is too long, or the listing unknown', async () => {
    const id = await listing();
    expect(await save(writer, id, 1, 'x'.repeat(10_001), '')).toMatchObject({ code: 'too-long' });
    expect(await save(writer, '0000000000000', 1, 'Hello.', '')).toMatchObject({ code: 'not-found' });
    expect(await check('0000000000000', 'Hello.', '')).toBeNull();
    expect((await reader.query('{ listingDescription(id: "x") { version } }')).data).toEqual({
      listingDescription: null,
    });
  });

  it('is for staff alone, and written by those who may', async () => {
    const id = await listing();
    expect(await save(reader, id, 1, 'Hello.', '')).toEqual({ error: 'FORBIDDEN' });
    expect(await save(people.customer, id, 1, 'Hello.', '')).toEqual({ error: 'FORBIDDEN' });
    expect(await save(people.api.visitor(), id, 1, 'Hello.', '')).toEqual({ error: 'UNAUTHENTICATED' });
    const read = `{ listingDescription(id: "${id}") { en } listingDescriptionCheck(id: "${id}", en: "", fr: "") { onlyEn } }`;
    expect((await people.customer.query(read)).errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
    expect((await people.api.visitor().query(read)).errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
  });
});
