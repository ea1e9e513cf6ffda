import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestVisitor } from '#api/http/testing.ts';
import { openPeople, type People } from '#api/modules/people/people.fixture.ts';

type Assistant = {
  id: string;
  version: number;
  isActive: boolean;
  isDefault: boolean;
  hasChanges: boolean;
  name: string;
};
type Result = {
  success: boolean;
  code: string | null;
  message: string | null;
  field: string | null;
  assistant: Assistant | null;
};

let people: People;
let writer: TestVisitor;
let reader: TestVisitor;
let colleague: TestVisitor;

beforeAll(async () => {
  people = await openPeople();
  writer = (await people.staff('writer@example.com', ['ai:write'])).visitor;
  colleague = (await people.staff('colleague@example.com', ['ai:write'])).visitor;
  reader = (await people.staff('reader@example.com', ['ai:read'])).visitor;
});
afterAll(() => people.api.close());

const definition = {
  nameEn: 'Repairs',
  nameFr: 'Atelier',
  instructions: 'Speak of the bench.',
  sources: ['faq', 'pages', 'faq'],
  usesModel: true,
  hourlyQuestions: 20,
  dailyCents: 50,
  questions: [{ text: 'Do you set up guitars?', locale: 'en', isAnswered: true }],
};

const fields = 'success code message field assistant { id version isActive isDefault hasChanges name }';

async function mutate(visitor: TestVisitor, operation: string, variables: Record<string, unknown>): Promise<Result> {
  const { data, errors } = await visitor.query<Record<string, Result>>(operation, variables);
  const [result] = Object.values(data ?? {});
  if (!result) throw new Error(JSON.stringify(errors));
  return result;
}

const create = (visitor: TestVisitor, more: Record<string, unknown> = {}) =>
  mutate(visitor, `mutation Create($d: AssistantDefinitionInput!) { assistantCreate(definition: $d) { ${fields} } }`, {
    d: { ...definition, ...more },
  });
const save = (visitor: TestVisitor, id: string, version: number, more: Record<string, unknown> = {}) =>
  mutate(
    visitor,
    `mutation Save($id: ID!, $v: Int!, $d: AssistantDefinitionInput!) { assistantSave(id: $id, version: $v, definition: $d) { ${fields} } }`,
    { id, v: version, d: { ...definition, ...more } },
  );
const change = (visitor: TestVisitor, name: string, id: string, version: number) =>
  mutate(visitor, `mutation Change($id: ID!, $v: Int!) { ${name}(id: $id, version: $v) { ${fields} } }`, {
    id,
    v: version,
  });
const makeDefault = (visitor: TestVisitor, id: string, version = 1) =>
  change(visitor, 'assistantMakeDefault', id, version);

async function created(): Promise<Assistant> {
  const { assistant } = await create(writer);
  if (!assistant) throw new Error('Nothing was created.');
  return assistant;
}

type Choice = { assistants: { id: string; name: string }[]; selectedId: string | null };
const selector = async (visitor: TestVisitor): Promise<Choice> =>
  JSON.parse(await (await visitor.fetch('/api/assistants')).text());

describe('an assistant', () => {
  it('is drafted, published, changed and retired, and only what is published can be asked', async () => {
    const draft = await created();
    expect(draft).toMatchObject({ version: 1, isActive: false, hasChanges: true, name: 'Repairs' });
    expect((await selector(reader)).assistants.map(({ id }) => id)).not.toContain(draft.id);

    const published = await change(writer, 'assistantPublish', draft.id, 1);
    expect(published.assistant).toMatchObject({ version: 2, isActive: true, hasChanges: false });
    expect((await selector(reader)).assistants).toContainEqual({ id: draft.id, name: 'Repairs' });

    const saved = await save(writer, draft.id, 2, { nameEn: 'Bench' });
    expect(saved.assistant).toMatchObject({ version: 3, isActive: true, hasChanges: true, name: 'Bench' });
    expect((await selector(reader)).assistants).toContainEqual({ id: draft.id, name: 'Repairs' });

    expect((await change(writer, 'assistantRetire', draft.id, 3)).assistant).toMatchObject({ isActive: false });
    expect((await selector(reader)).assistants.map(({ id }) => id)).not.toContain(draft.id);

    const { data } = await reader.query<{ assistant: { revisions: unknown[] } }>(
      `query Read($id: ID!) { assistant(id: $id) { revisions { version action authorName definition { nameEn sources } } } }`,
      { id: draft.id },
    );
    expect(data?.assistant.revisions).toMatchObject([
      { version: 4, action: 'retired' },
      { version: 3, action: 'saved', definition: { nameEn: 'Bench' } },
      { version: 2, action: 'published' },
      { version: 1, action: 'created', definition: { nameEn: 'Repairs', sources: ['faq', 'pages'] } },
    ]);
    const entries = await people.audit('assistant.published');
    expect(entries.at(-1)).toMatchObject({ subject_kind: 'assistant', subject_id: draft.id, detail: { version: 2 } });
  });

  it('keeps what two wrote at once apart: the second is told', async () => {
    const { id } = await created();
    const both = await Promise.all([
      save(writer, id, 1, { nameEn: 'Mine' }),
      save(colleague, id, 1, { nameEn: 'Yours' }),
    ]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['changed', null]);
    expect((await change(colleague, 'assistantPublish', id, 1)).code).toBe('changed');
  });

  it.each([
    ['nameEn', { nameEn: ' ' }],
    ['nameFr', { nameFr: 'x'.repeat(61) }],
    ['instructions', { instructions: 'x'.repeat(4_001) }],
    ['sources', { sources: [] }],
    ['hourlyQuestions', { hourlyQuestions: 0 }],
    ['dailyCents', { dailyCents: -1 }],
    ['questions.1.text', { questions: [...definition.questions, { text: '', locale: 'fr', isAnswered: true }] }],
    ['questions.0.locale', { questions: [{ text: 'Hallo?', locale: 'de', isAnswered: true }] }],
  ])('is refused at its field %s', async (field, more) => {
    expect(await create(writer, more)).toMatchObject({ success: false, code: 'invalid', field, assistant: null });
  });
});

describe('the default assistant', () => {
  it('is what whoever has chosen none begins with, until they choose, and choose none', async () => {
    const { id } = await created();
    expect((await makeDefault(writer, id)).code).toBe('not-active');
    await change(writer, 'assistantPublish', id, 1);
    expect((await makeDefault(writer, 'policies')).assistant).toMatchObject({ isDefault: true });
    expect((await makeDefault(writer, id)).code).toBe('changed');
    expect((await makeDefault(writer, id, 2)).assistant).toMatchObject({ isDefault: true });
    const { data } = await reader.query<{ assistants: Assistant[] }>('{ assistants { id isDefault } }');
    expect(data?.assistants.filter(({ isDefault }) => isDefault)).toEqual([{ id, isDefault: true }]);

    expect((await selector(reader)).selectedId).toBe(id);
    const choose = async (selectedId: string | null) =>
      reader.fetch('/api/assistants', {
        method: 'PATCH',
        headers: {
          origin: 'http://localhost:3000',
          'content-type': 'application/json',
          'csrf-token': reader.cookies.get('csrf-token') ?? '',
        },
        body: JSON.stringify({ selectedId }),
      });
    await choose('policies');
    expect((await selector(reader)).selectedId).toBe('policies');
    await choose(null);
    expect((await selector(reader)).selectedId).toBeNull();

    expect((await selector(colleague)).selectedId).toBe(id);
    expect((await change(writer, 'assistantRetire', id, 2)).assistant).toMatchObject({ isDefault: false });
    expect((await selector(colleague)).selectedId).toBeNull();
  });

  it('is one, also when two staff choose at once', async () => {
    const both = await Promise.all([makeDefault(writer, 'catalogue'), makeDefault(colleague, 'counter')]);
    expect(both.every(({ success }) => success)).toBe(true);
    const rows = await people.db.selectFrom('assistants').select('id').where('is_default', '=', true).execute();
    expect(rows).toHaveLength(1);
  });
});

describe('who may', () => {
  it('read defines nothing', async () => {
    const operation = `mutation { assistantMakeDefault(id: "policies", version: 1) { success } }`;
    const { errors } = await reader.query(operation);
    expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
    const clerk = await people.staff('clerk@example.com', ['orders:write']);
    expect((await clerk.visitor.query('{ assistants { id } }')).errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  });

  it.each([
    '{ assistants { id } }',
    '{ assistant(id: "policies") { id } }',
    '{ assistantModel }',
    '{ assistantQuestions { totalCount } }',
    '{ assistantQuestion(id: "policies") { id } }',
    '{ assistantUse { questions } }',
    '{ assistantDays { day } }',
    'mutation { assistantPublish(id: "policies", version: 1) { success } }',
    'mutation { assistantRetire(id: "policies", version: 1) { success } }',
    'mutation { assistantMakeDefault(id: "policies", version: 1) { success } }',
  ])('nobody but staff: %s', async (operation) => {
    const guest = await people.api.visitor().query(operation);
    expect(guest.errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    const customer = await people.customer.query(operation);
    expect(customer.errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  });
});
