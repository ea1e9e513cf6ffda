import { readContent } from '@headstock/content/read-content';
import { startTestApi, type TestApi, type TestVisitor } from '#api/http/testing.ts';
import { insertAccount, openSession } from '#api/modules/accounts/account.fixture.ts';
import { publishContent } from '#api/modules/content/publish-content.ts';

type Value = { key: string; value: string };

/** A document as the tests look at it. */
export type TestDocument = {
  id: string;
  slug: string;
  name: string;
  version: number;
  isArchived: boolean;
  languages: { locale: string; version: number; state: string; scheduledFor: string | null }[];
  values: Value[];
  ownDraft: { baseVersion: number; changes: Value[] } | null;
  otherEditors: string[];
};
export type Answer = {
  success: boolean;
  code: string | null;
  document: TestDocument | null;
  conflicts: { key: string; theirs: string; mine: string }[];
  merged: Value[];
  problems: { key: string; code: string }[];
};

const DOCUMENT =
  'id slug name version isArchived languages { locale version state scheduledFor } values { key value } ownDraft { baseVersion changes { key value } } otherEditors';
const RESULT = `success code document { ${DOCUMENT} } conflicts { key theirs mine } merged { key value } problems { key code }`;

/** The value of a field. */
export const valueOf = ({ values }: TestDocument, key: string): unknown =>
  JSON.parse(values.find((value) => value.key === key)?.value ?? 'null');

/** The state of a language. */
export const stateOf = ({ languages }: TestDocument, locale: string): string | undefined =>
  languages.find((language) => language.locale === locale)?.state;

/** Fields as they are sent. */
export const fields = (values: Readonly<Record<string, unknown>>): Value[] =>
  Object.entries(values).map(([key, value]) => ({ key, value: JSON.stringify(value) }));

/** One of the staff at the editor. */
export class Editor {
  readonly visitor: TestVisitor;

  constructor(visitor: TestVisitor) {
    this.visitor = visitor;
  }

  async ask<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const { data, errors } = await this.visitor.query<Data>(query, variables);
    if (!data || errors) throw new Error(JSON.stringify(errors));
    return data;
  }

  /** Runs a mutation by its name, with the types and values of its arguments. */
  async run(name: string, args: Readonly<Record<string, readonly [type: string, value: unknown]>>): Promise<Answer> {
    const types = Object.entries(args).map(([arg, [type]]) => `$${arg}: ${type}`);
    const passed = Object.keys(args).map((arg) => `${arg}: $${arg}`);
    const values = Object.fromEntries(Object.entries(args).map(([arg, [, value]]) => [arg, value]));
    const query = `mutation (${types.join(', ')}) { answer: ${name}(${passed.join(', ')}) { ${RESULT} } }`;
    return (await this.ask<{ answer: Answer }>(query, values)).answer;
  }

  async document(id: string): Promise<TestDocument> {
    const { contentDocument } = await this.ask<{ contentDocument: TestDocument | null }>(
      `query ($id: ID!) { contentDocument(id: $id) { ${DOCUMENT} } }`,
      { id },
    );
    if (!contentDocument) throw new Error(`There is no document ${id}.`);
    return contentDocument;
  }

  /** The document of a kind and slug. */
  async bySlug(kind: string, slug: string): Promise<TestDocument> {
    type Found = { contentDocuments: { edges: { node: TestDocument }[] } };
    const { contentDocuments } = await this.ask<Found>(
      `query ($kind: ContentKind!, $search: String) { contentDocuments(kind: $kind, first: 100, search: $search) { edges { node { ${DOCUMENT} } } } }`,
      { kind, search: slug },
    );
    const node = contentDocuments.edges.find(({ node: each }) => each.slug === slug)?.node;
    if (!node) throw new Error(`There is no document ${slug}.`);
    return node;
  }

  save = ({ id, version }: Pick<TestDocument, 'id' | 'version'>, values: Readonly<Record<string, unknown>>) =>
    this.run('contentSave', {
      id: ['ID!', id],
      version: ['Int!', version],
      values: ['[ContentValueInput!]!', fields(values)],
    });

  /** Publishes, unpublishes or unschedules languages. */
  languages = (
    name: 'contentPublish' | 'contentUnpublish' | 'contentUnschedule',
    { id, version }: Pick<TestDocument, 'id' | 'version'>,
    languages: readonly string[],
  ) =>
    this.run(name, {
      id: ['ID!', id],
      version: ['Int!', version],
      languages: ['[ContentLanguage!]!', languages],
    });

  publish = (document: Pick<TestDocument, 'id' | 'version'>, ...languages: readonly string[]) =>
    this.languages('contentPublish', document, languages);

  create = (kind: string, titleEn: string, more: { titleFr?: string; slug?: string } = {}) =>
    this.run('contentCreate', {
      kind: ['ContentKind!', kind],
      titleEn: ['String!', titleEn],
      titleFr: ['String', more.titleFr ?? null],
      slug: ['String', more.slug ?? null],
    });
}

/** The document of an answer that was done; throws for any other. */
export function documentOf({ success, code, document, problems }: Answer): TestDocument {
  if (!success || !document) throw new Error(`${code} ${JSON.stringify(problems)}`);
  return document;
}

/** What a page needs to be published, in both languages. */
export const wholePage = (title: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    ['en', 'fr'].flatMap((locale) => [
      [`${locale}.title`, `${title} ${locale}`],
      [`${locale}.description`, `About ${title} in ${locale}`],
      [`${locale}.lead`, `A lead in ${locale}.`],
      [`${locale}.body`, `## First\n\nText of ${locale}.`],
    ]),
  );

/** An API with the shop's texts and people who edit them. */
export async function openEditing() {
  const content = await readContent();
  const api: TestApi = await startTestApi({}, ({ db, storage }) => publishContent(db, storage, content));
  const { db } = api.services;
  const member = async (columns: Parameters<typeof insertAccount>[1]): Promise<Editor> => {
    const visitor = api.visitor();
    await openSession(db, visitor, (await insertAccount(db, columns)).id);
    return new Editor(visitor);
  };
  return {
    api,
    db,
    content,
    member,
    /** An administrator whose role has every grant. */
    editor: (name = 'Ruth') => member({ is_admin: true, display_name: name }),
    guest: () => new Editor(api.visitor()),
    /** What visitors read. */
    page: async (slug: string, headers: Record<string, string> = {}) =>
      (
        await api
          .visitor(headers)
          .query<{ page: { title: string; html: string } | null }>(
            'query ($slug: String!) { page(slug: $slug) { title html } }',
            { slug },
          )
      ).data?.page ?? null,
  };
}

export type Editing = Awaited<ReturnType<typeof openEditing>>;
