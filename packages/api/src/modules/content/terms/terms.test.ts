import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishDue } from '#api/modules/content/editing/publish-document.ts';
import {
  documentOf,
  type Editing,
  type Editor,
  openEditing,
  stateOf,
  type TestDocument,
  valueOf,
} from '#api/modules/content/editing/editing.fixture.ts';
import { termsIn } from './term-uses.ts';

type Category = { slug: string; title: string; count: number };
type Posts = { posts: { nodes: { slug: string }[] } };
type Group = { key: string; title: string; questions: { slug: string }[] };

let shop: Editing;
let ruth: Editor;

beforeAll(async () => {
  shop = await openEditing();
  ruth = await shop.editor('Ruth');
});
afterAll(() => shop.api.close());

const read = async <Data>(query: string, locale = 'en'): Promise<Data> => {
  const { data } = await shop.api.visitor({ 'accept-language': locale }).query<Data>(query);
  if (!data) throw new Error(query);
  return data;
};
const categories = async (locale?: string) =>
  (await read<{ blogCategories: Category[] }>('{ blogCategories { slug title count } }', locale)).blogCategories;
const groups = async (locale?: string) =>
  (await read<{ questions: Group[] }>('{ questions { key title questions { slug } } }', locale)).questions;
const list = (slug = 'blog-categories') => ruth.bySlug('terms', slug);
const termsOf = (document: TestDocument): string[] => termsIn({ 'shared.terms': valueOf(document, 'shared.terms') });
const labelsOf = (document: TestDocument, locale: string): Record<string, unknown> => ({
  ...Object(valueOf(document, `${locale}.labels`)),
});
const move = ({ id, version }: TestDocument, from: string, to: string) =>
  ruth.run('contentMoveTexts', {
    id: ['ID!', id],
    version: ['Int!', version],
    from: ['String!', from],
    to: ['String!', to],
  });

/** Adds a term to the end of a list, and publishes it. */
async function addTerm(slug: string, term: string, title: string): Promise<TestDocument> {
  const before = await list(slug);
  const saved = documentOf(
    await ruth.save(before, {
      'shared.terms': [...termsOf(before), term],
      'en.labels': { ...labelsOf(before, 'en'), [term]: title },
      'fr.labels': { ...labelsOf(before, 'fr'), [term]: `${title} (fr)` },
    }),
  );
  return documentOf(await ruth.publish(saved, 'en', 'fr'));
}

describe('the terms of posts and questions', () => {
  it('are renamed and put in order for each language when they are published', async () => {
    const before = await list();
    const titles = await categories('fr');
    const changed = {
      'shared.terms': termsOf(before).toReversed(),
      'en.labels': { ...labelsOf(before, 'en'), workshop: 'At the bench' },
      'fr.labels': { ...labelsOf(before, 'fr'), workshop: 'À l’établi' },
    };
    const saved = documentOf(await ruth.save(before, changed));
    expect(await categories('fr')).toEqual(titles);
    documentOf(await ruth.publish(saved, 'en'));
    expect(await categories('fr')).toEqual(titles);
    expect((await categories()).map(({ slug }) => slug)).toEqual(termsOf(before).toReversed());
    expect((await categories()).find(({ slug }) => slug === 'workshop')?.title).toBe('At the bench');
    documentOf(await ruth.publish(await list(), 'fr'));
    expect((await categories('fr')).map(({ title }) => title)).toContain('À l’établi');
  });

  it('cannot be published without a name in the language', async () => {
    const before = await list('faq-groups');
    const saved = documentOf(await ruth.save(before, { 'shared.terms': [...termsOf(before), 'tuning'] }));
    expect(await ruth.publish(saved, 'fr')).toMatchObject({
      code: 'incomplete',
      problems: [{ key: 'fr.labels', code: 'INCOMPLETE' }],
    });
    documentOf(await ruth.save(await list('faq-groups'), { 'shared.terms': termsOf(before) }));
  });

  it('are neither copied, added nor archived as documents', async () => {
    const { id, version } = await list();
    expect(await ruth.create('terms', 'More')).toMatchObject({ code: 'fixed' });
    expect(await ruth.run('contentArchive', { id: ['ID!', id], version: ['Int!', version] })).toMatchObject({
      code: 'fixed',
    });
  });
});

describe('a term that has texts', () => {
  it('is not taken away, neither by saving nor by publishing an earlier version', async () => {
    const before = await list();
    const without = { 'shared.terms': termsOf(before).filter((term) => term !== 'history') };
    expect(await ruth.save(before, without)).toMatchObject({ success: false, code: 'used' });
    const added = await addTerm('faq-groups', 'strings', 'Strings');
    const question = await ruth.bySlug('faq', (await groups())[0]?.questions[0]?.slug ?? '');
    documentOf(await ruth.save(question, { 'shared.group': 'strings' }));
    const restored = documentOf(
      await ruth.run('contentRestore', { id: ['ID!', added.id], version: ['Int!', added.version], from: ['Int!', 1] }),
    );
    expect(await ruth.publish(restored, 'en', 'fr')).toMatchObject({
      problems: [{ key: 'shared.terms', code: 'USED' }],
    });
    documentOf(
      await ruth.save(await ruth.bySlug('faq', question.slug), { 'shared.group': valueOf(question, 'shared.group') }),
    );
    documentOf(await ruth.publish(await list('faq-groups'), 'en', 'fr'));
    expect(await groups()).not.toContainEqual(expect.objectContaining({ key: 'strings' }));
  });

  it('stays when the clock would publish its removal', async () => {
    const added = await addTerm('faq-groups', 'cases', 'Cases');
    const removed = documentOf(
      await ruth.save(added, { 'shared.terms': termsOf(added).filter((term) => term !== 'cases') }),
    );
    documentOf(
      await ruth.run('contentSchedule', {
        id: ['ID!', removed.id],
        version: ['Int!', removed.version],
        languages: ['[ContentLanguage!]!', ['en', 'fr']],
        at: ['String!', `${new Date().getUTCFullYear() + 1}-03-01T09:00`],
      }),
    );
    const question = await ruth.bySlug('faq', (await groups())[0]?.questions[0]?.slug ?? '');
    const moved = documentOf(await ruth.save(question, { 'shared.group': 'cases' }));
    documentOf(await ruth.publish(moved, 'en', 'fr'));
    await publishDue(shop.db, new Date(Date.now() + 2 * 366 * 86_400_000));
    expect(await groups()).toContainEqual(expect.objectContaining({ key: 'cases' }));
    expect(stateOf(await list('faq-groups'), 'en')).toBe('CHANGED');
  });
});

describe('moving texts', () => {
  it('moves what visitors read and what is saved, and publishes no draft', async () => {
    const [post] = (await read<Posts>('{ posts(category: "players", first: 1) { nodes { slug } } }')).posts.nodes;
    const document = await ruth.bySlug('blog', post?.slug ?? '');
    const title = valueOf(document, 'en.title');
    documentOf(await ruth.save(document, { 'en.title': 'A draft of a title' }));
    const count = (slug: string, all: readonly Category[]) => all.find((each) => each.slug === slug)?.count ?? -1;
    const before = await categories();
    await addTerm('blog-categories', 'guests', 'Guests');
    const answer = await move(await list(), 'players', 'guests');
    expect(answer).toMatchObject({ success: true });
    const [after, afterFr] = [await categories(), await categories('fr')];
    expect([count('players', after), count('guests', after)]).toEqual([0, count('players', before)]);
    expect(count('guests', afterFr)).toBe(count('players', before));
    const moved = await ruth.document(document.id);
    expect([valueOf(moved, 'shared.category'), valueOf(moved, 'en.title')]).toEqual(['guests', 'A draft of a title']);
    expect([stateOf(moved, 'en'), stateOf(moved, 'fr')]).toEqual(['CHANGED', 'PUBLISHED']);
    const seen = await read<{ post: { title: string; category: { slug: string } } }>(
      `{ post(slug: "${document.slug}") { title category { slug } } }`,
    );
    expect(seen.post).toEqual({ title, category: { slug: 'guests' } });
    const left = await list();
    documentOf(await ruth.save(left, { 'shared.terms': termsOf(left).filter((term) => term !== 'players') }));
  });

  it('goes to a term that visitors know, from a list of terms only', async () => {
    const before = await list();
    expect(await move(before, 'guests', 'nowhere')).toMatchObject({ code: 'term' });
    expect(await move(before, 'guests', 'guests')).toMatchObject({ code: 'term' });
    expect(await move({ ...before, version: before.version - 1 }, 'guests', 'history')).toMatchObject({
      code: 'changed',
    });
    expect(await move(await ruth.bySlug('menus', 'footer'), 'guests', 'history')).toMatchObject({ code: 'invalid' });
  });
});

describe('a post', () => {
  it('cannot be published below a category that visitors do not know', async () => {
    const [newest] = (await read<Posts>('{ posts(first: 1) { nodes { slug } } }')).posts.nodes;
    const saved = documentOf(
      await ruth.save(await ruth.bySlug('blog', newest?.slug ?? ''), { 'shared.category': 'unheard-of' }),
    );
    expect(await ruth.publish(saved, 'en')).toMatchObject({ problems: [{ key: 'shared.category', code: 'INVALID' }] });
  });
});
