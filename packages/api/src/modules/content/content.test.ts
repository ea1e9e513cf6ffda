import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readContent } from '@headstock/content/read-content';
import { startTestApi, type TestApi } from '#api/http/testing.ts';
import { publishContent } from './publish-content.ts';
import { renderMarkdown } from './render-markdown.ts';

let api: TestApi;
const content = await readContent();
beforeAll(async () => {
  api = await startTestApi({}, ({ db, storage }) => publishContent(db, storage, content));
});
afterAll(() => api.close());

type Linked = { slug: string } | null;
type Post = { slug: string; title: string; publishedAt: string; category: { slug: string }; image: { url: string } };

const french = { 'accept-language': 'fr' };

async function ask<Data>(query: string, headers: Record<string, string> = {}): Promise<Data> {
  const { data, errors } = await api.visitor(headers).query<Data>(query);
  expect(errors).toBeUndefined();
  if (!data) throw new Error('There was no answer.');
  return data;
}

describe('pages', () => {
  it('come in the language of the visitor, with their lists', async () => {
    const query = `{ page(slug: "repairs") { title lead html prices { service from { amountCents } isFixed note } steps { title } } }`;
    type Answer = { page: { title: string; html: string; prices: { service: string }[]; steps: unknown[] } };
    const english = (await ask<Answer>(query)).page;
    const other = (await ask<Answer>(query, french)).page;
    expect(english.prices.length).toBeGreaterThan(3);
    expect(other.prices).toHaveLength(english.prices.length);
    expect(other.title).not.toBe(english.title);
    expect(other.html).not.toContain('href="/repairs');
  });

  it.each([
    ['unknown', 'nothing-here'],
    ['a path', '../etc/passwd'],
    ['not a slug', 'A B'],
    ['empty', ''],
    ['endless', 'x'.repeat(9_000)],
  ])('are null where the slug is %s', async (_kind, slug) => {
    expect(
      await ask(`{ page(slug: ${JSON.stringify(slug)}) { slug } post(slug: ${JSON.stringify(slug)}) { slug } }`),
    ).toEqual({
      page: null,
      post: null,
    });
  });
});

describe('pictures of pages', () => {
  it('are drawn in every crop, with words in the language of the visitor', async () => {
    type Picture = { card: { id: string }; full: { id: string }; alt: string; backdrop: string };
    const query =
      '{ page(slug: "consign") { picture { card: image { id } full: image(view: FULL) { id } alt backdrop } } }';
    const { picture } = (await ask<{ page: { picture: Picture } }>(query)).page;
    const other = (await ask<{ page: { picture: Picture } }>(query, french)).page.picture;
    expect(other).toEqual({ ...picture, alt: expect.not.stringContaining(picture.alt) });
    const rows = await api.services.db
      .selectFrom('images')
      .select(['id', 'view'])
      .where('id', 'in', [picture.card.id, picture.full.id])
      .execute();
    expect(new Map(rows.map(({ id, view }) => [id, view]))).toEqual(
      new Map([
        [picture.card.id, 'CARD'],
        [picture.full.id, 'FULL'],
      ]),
    );
  });

  it('are drawn of everybody in the team, each named', async () => {
    const { page } = await ask<{
      page: { people: { name: string; picture: { image: { id: string }; alt: string } }[] };
    }>('{ page(slug: "meet-the-team") { people { name picture { image { id } alt } } } }');
    expect(page.people.map(({ picture }) => picture.alt)).toEqual(page.people.map(({ name }) => name));
    const ids = page.people.map(({ picture }) => picture.image.id);
    const rows = await api.services.db.selectFrom('images').select(['id', 'alt']).where('id', 'in', ids).execute();
    expect(rows).toHaveLength(page.people.length);
    expect(rows.find(({ id }) => id === ids[0])?.alt).toEqual({ en: 'Ruth Calloway', fr: 'Ruth Calloway' });
  });

  it('are null where a page has none', async () => {
    expect(await ask('{ page(slug: "privacy") { picture { alt } } }')).toEqual({ page: { picture: null } });
  });
});

describe('the blog', () => {
  const POSTS = `nodes { slug title publishedAt category { slug } image { url } } totalCount hasNextPage`;
  type Answer = { posts: { nodes: Post[]; totalCount: number; hasNextPage: boolean } };

  it('gives posts newest first, page by page, each once', async () => {
    const { posts: all } = await ask<Answer>(`{ posts(first: 50) { ${POSTS} } }`);
    expect(all.nodes).toHaveLength(all.totalCount);
    expect(all.nodes.map(({ publishedAt }) => publishedAt)).toEqual(
      all.nodes
        .map(({ publishedAt }) => publishedAt)
        .toSorted()
        .toReversed(),
    );
    const seen: string[] = [];
    for (let more = true; more;) {
      const after = seen.at(-1);
      const { posts } = await ask<Answer>(
        `{ posts(first: 5${after === undefined ? '' : `, after: ${JSON.stringify(after)}`}) { ${POSTS} } }`,
      );
      seen.push(...posts.nodes.map(({ slug }) => slug));
      more = posts.hasNextPage;
    }
    expect(seen).toEqual(all.nodes.map(({ slug }) => slug));
    const { posts: skipped } = await ask<Answer>(`{ posts(first: 2, skip: 3) { ${POSTS} } }`);
    expect(skipped.nodes.map(({ slug }) => slug)).toEqual(seen.slice(3, 5));
  });

  it('says of a post when staff changed it, and of one that reads as it came only when it appeared', async () => {
    const ASK = '{ posts(first: 1) { nodes { slug publishedAt changedAt } } }';
    type Dated = { posts: { nodes: { slug: string; publishedAt: string; changedAt: string }[] } };
    const [given] = (await ask<Dated>(ASK)).posts.nodes;
    expect(given?.changedAt).toBe(given?.publishedAt);
    const entry = api.services.db
      .updateTable('content_entries')
      .where('slug', '=', given?.slug ?? '')
      .where('locale', '=', 'en');
    const at = new Date('2031-01-02T03:04:05.000Z');
    await entry.set({ edited_at: at, changed_at: at }).execute();
    expect((await ask<Dated>(ASK)).posts.nodes[0]?.changedAt).toBe(at.toISOString());
    await entry.set({ edited_at: null }).execute();
  });

  it('counts the posts of a category as it lists them', async () => {
    const { blogCategories } = await ask<{ blogCategories: { slug: string; count: number }[] }>(
      `{ blogCategories { slug title description count } }`,
    );
    expect(blogCategories.length).toBeGreaterThan(3);
    for (const { slug, count } of blogCategories) {
      const { posts } = await ask<Answer>(`{ posts(category: "${slug}", first: 50) { ${POSTS} } }`);
      expect(posts.totalCount).toBe(count);
      expect(posts.nodes.every(({ category }) => category.slug === slug)).toBe(true);
    }
    expect((await ask<Answer>(`{ posts(category: "no-such") { ${POSTS} } }`)).posts.totalCount).toBe(0);
  });

  it('leads from a post to its neighbours', async () => {
    const { posts } = await ask<Answer>(`{ posts(first: 2) { ${POSTS} } }`);
    const [first, second] = posts.nodes;
    type Around = {
      post: { newer: Linked; older: Linked; related: Linked[]; author: { role: string } };
    };
    const { post } = await ask<Around>(
      `{ post(slug: "${first?.slug}") { newer { slug } older { slug } related { slug } author { name role } } }`,
    );
    expect(post.newer).toBeNull();
    expect(post.older?.slug).toBe(second?.slug);
    expect(post.related.map((other) => other?.slug)).not.toContain(first?.slug);
    expect(post.author.role).toEqual(expect.any(String));
  });

  it('draws the picture of a post in the crop that is asked for', async () => {
    type Pictures = { posts: { nodes: { card: { id: string }; full: { id: string }; other: { id: string } }[] } };
    const { posts } = await ask<Pictures>(
      '{ posts(first: 50) { nodes { card: image { id } full: image(view: FULL) { id } other: image(view: HANG) { id } } } }',
    );
    const views = await api.services.db.selectFrom('images').select(['id', 'view']).execute();
    const viewOf = new Map(views.map(({ id, view }) => [id, view]));
    for (const { card, full, other } of posts.nodes) {
      expect([viewOf.get(card.id), viewOf.get(full.id)]).toEqual(['CARD', 'FULL']);
      expect(other.id).toBe(card.id);
    }
  });

  it('opens with the first paragraph of the text', async () => {
    const { posts } = await ask<{ posts: { nodes: { opening: string; html: string }[] } }>(
      '{ posts(first: 50) { nodes { opening html } } }',
    );
    for (const { opening, html } of posts.nodes) {
      expect(opening).not.toMatch(/^\s*$|<p>|<h2/u);
      expect(html).toContain(`<p>${opening}</p>`);
    }
  });
});

it('groups every question once, in both languages', async () => {
  type Answer = { questions: { key: string; title: string; questions: { slug: string }[] }[] };
  const query = `{ questions { key title questions { slug question html } } }`;
  const slugs = ({ questions }: Answer) => questions.map(({ questions: group }) => group.map(({ slug }) => slug));
  const english = await ask<Answer>(query);
  expect(slugs(await ask<Answer>(query, french))).toEqual(slugs(english));
  expect(slugs(english).flat().toSorted()).toEqual(
    content.faq
      .filter(({ locale }) => locale === 'en')
      .map(({ slug }) => slug)
      .toSorted(),
  );
});

it('gives the banner as links of the language', async () => {
  const { banner } = await ask<{ banner: { html: string }[] }>('{ banner { id html } }', french);
  expect(banner.length).toBeGreaterThan(2);
  for (const { html } of banner) expect(html).toMatch(/^<a href="\/fr\/[^"]*">[^<]+<\/a>$/);
});

describe('publishing', () => {
  const titleOf = async () =>
    (await ask<{ page: { title: string } | null }>(`{ page(slug: "about-us") { title } }`)).page?.title;

  it('replaces what came with the shop, keeps what an admin edited, removes what is gone', async () => {
    const { db, storage } = api.services;
    const original = await titleOf();
    const changed = {
      ...content,
      pages: content.pages.map((page) =>
        page.slug === 'about-us' ? { ...page, front: { ...page.front, title: 'Changed' } } : page,
      ),
    };
    await publishContent(db, storage, changed);
    expect(await titleOf()).toBe('Changed');
    await db.updateTable('content_entries').set({ edited_at: new Date() }).where('slug', '=', 'about-us').execute();
    await publishContent(db, storage, content);
    expect(await titleOf()).toBe('Changed');
    await db.updateTable('content_entries').set({ edited_at: null }).where('slug', '=', 'about-us').execute();
    await publishContent(db, storage, { ...content, pages: content.pages.filter(({ slug }) => slug !== 'about-us') });
    expect(await titleOf()).toBeUndefined();
    await publishContent(db, storage, content);
    expect(await titleOf()).toBe(original);
  });

  it('knows since when a text reads as it does', async () => {
    const { db, storage } = api.services;
    const since = async () => {
      const rows = await db
        .selectFrom('content_entries')
        .select(['slug', 'changed_at'])
        .where('kind', '=', 'pages')
        .execute();
      return Map.groupBy(rows, ({ slug }) => slug);
    };
    const before = await since();
    const [first] = content.pages;
    const body = `${first?.body}\n\nOne more line.`;
    await publishContent(db, storage, content);
    expect(await since()).toEqual(before);
    await publishContent(db, storage, {
      ...content,
      pages: content.pages.map((page) => (page === first ? { ...page, body } : page)),
    });
    const after = await since();
    const changed = [...after].filter(([slug, rows]) =>
      rows.some(({ changed_at: at }, index) => at.getTime() !== before.get(slug)?.[index]?.changed_at.getTime()),
    );
    expect(changed.map(([slug]) => slug)).toEqual([first?.slug]);
    await publishContent(db, storage, content);
  });
});

describe('Markdown', () => {
  it.each([
    ['<script>alert(1)</script>', /<script/],
    ['[x](javascript:alert(1))', /javascript/],
    ['[x](//elsewhere.example)', /href/],
    ['![x](https://elsewhere.example/a.png)', /<img/],
    ['## <img src=x onerror=alert(1)>', /<img/],
    ['[x](/a"onmouseover="y)', /"onmouseover/],
  ])('makes %j harmless', (markdown, bad) => {
    expect(renderMarkdown(markdown, 'en')).not.toMatch(bad);
  });

  it('puts the language into the links of the shop only', () => {
    expect(renderMarkdown('[a](/faqs#returns) [b](/) [c](tel:+16155550142)', 'fr')).toBe(
      '<p><a href="/fr/faqs#returns">a</a> <a href="/fr">b</a> <a href="tel:+16155550142">c</a></p>\n',
    );
  });
});
