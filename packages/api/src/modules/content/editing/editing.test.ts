import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EntryOf } from '@headstock/content/read-content';
import { type ContentKind, contentKinds, isSameValue } from '@headstock/contracts/content-fields';
import { composeText, decomposeTexts } from './compose.model.ts';
import { documentOf, type Editing, type Editor, openEditing, stateOf, valueOf, wholePage } from './editing.fixture.ts';
import { publishContent } from '#api/modules/content/publish-content.ts';

let shop: Editing;
let ruth: Editor;

beforeAll(async () => {
  shop = await openEditing();
  ruth = await shop.editor('Ruth');
});
afterAll(() => shop.api.close());

const revision = async (): Promise<number> =>
  (await shop.db.selectFrom('content_revision').select('revision').executeTakeFirstOrThrow()).revision;

const newPage = async (title: string) => {
  const begun = documentOf(await ruth.create('pages', title));
  return documentOf(await ruth.save(begun, wholePage(title)));
};

describe('the shop’s own texts', () => {
  it('are in the editor as published, in both languages', async () => {
    for (const kind of contentKinds) {
      for (const { slug } of shop.content[kind].filter(({ locale }) => locale === 'en')) {
        const document = await ruth.bySlug(kind, slug);
        expect([stateOf(document, 'en'), stateOf(document, 'fr')]).toEqual(['PUBLISHED', 'PUBLISHED']);
      }
    }
  });

  it('say the same after they were taken apart and put together', () => {
    for (const kind of contentKinds) {
      const all: readonly EntryOf<ContentKind>[] = shop.content[kind];
      const bySlug = Map.groupBy(all, ({ slug }) => slug);
      for (const entries of bySlug.values()) {
        const texts = Object.fromEntries(entries.map(({ locale, front, body }) => [locale, { front, body }]));
        const values = decomposeTexts(kind, texts);
        for (const { locale, front, body } of entries)
          expect(isSameValue(composeText(kind, locale, values), { front, body })).toBe(true);
      }
    }
  });

  it('follow a new version of the shop until staff has edited them', async () => {
    const { db, api, content } = shop;
    const changed = {
      ...content,
      pages: content.pages.map((page) =>
        ['shipping', 'privacy'].includes(page.slug) ? { ...page, front: { ...page.front, title: 'New' } } : page,
      ),
    };
    const privacy = await ruth.bySlug('pages', 'privacy');
    documentOf(await ruth.save(privacy, { 'en.lead': 'Ours.' }));
    await publishContent(db, api.services.storage, changed);
    const shipping = await ruth.bySlug('pages', 'shipping');
    expect([shipping.version, valueOf(shipping, 'en.title'), stateOf(shipping, 'en')]).toEqual([2, 'New', 'PUBLISHED']);
    expect((await shop.page('privacy'))?.title).toBe('Privacy');
    expect(stateOf(await ruth.document(privacy.id), 'en')).toBe('CHANGED');
    await publishContent(db, api.services.storage, content);
  });
});

describe('a page', () => {
  it('is read by visitors once it is published, each language for itself', async () => {
    const saved = await newPage('Tuesday nights');
    expect(saved.slug).toBe('tuesday-nights');
    expect(await shop.page('tuesday-nights')).toBeNull();
    const before = await revision();
    const english = documentOf(await ruth.publish(saved, 'en'));
    expect(await revision()).toBe(before + 1);
    expect([stateOf(english, 'en'), stateOf(english, 'fr')]).toEqual(['PUBLISHED', 'DRAFT']);
    expect((await shop.page('tuesday-nights'))?.title).toBe('Tuesday nights en');
    expect(await shop.page('tuesday-nights', { 'accept-language': 'fr' })).toBeNull();
    const changed = documentOf(await ruth.save(english, { 'fr.lead': 'Autre.' }));
    expect([stateOf(changed, 'en'), stateOf(changed, 'fr')]).toEqual(['PUBLISHED', 'DRAFT']);
    expect(changed.languages.map(({ version }) => version)).toEqual([2, changed.version]);
    const shared = documentOf(await ruth.save(changed, { 'shared.updated': '2026-11-01' }));
    expect(stateOf(shared, 'en')).toBe('CHANGED');
    const back = documentOf(await ruth.save(shared, { 'shared.updated': null }));
    expect(stateOf(back, 'en')).toBe('PUBLISHED');
  });

  it('is not published while something is missing, and says what', async () => {
    const begun = documentOf(await ruth.create('pages', 'Half a page'));
    const long = documentOf(
      await ruth.save(begun, { 'en.description': 'x'.repeat(156), 'en.action': { text: '', href: 'javascript:1' } }),
    );
    const { code, problems } = await ruth.publish(long, 'en');
    expect(code).toBe('incomplete');
    expect(problems).toEqual(
      expect.arrayContaining([
        { key: 'en.description', code: 'TOO_LONG' },
        { key: 'en.lead', code: 'NEEDED' },
        { key: 'en.action', code: 'INCOMPLETE' },
        { key: 'en.body', code: 'NEEDED' },
      ]),
    );
    const link = documentOf(await ruth.save(long, { 'en.action': { text: 'Go', href: 'javascript:alert(1)' } }));
    expect((await ruth.publish(link, 'en')).problems).toContainEqual({ key: 'en.action', code: 'LINK' });
    expect(await shop.page('half-a-page')).toBeNull();
  });

  it('that others lead to keeps its list, its address and its place on the shop', async () => {
    const team = await ruth.bySlug('pages', 'meet-the-team');
    const seen = { id: ['ID!', team.id], version: ['Int!', team.version] } as const;
    expect((await ruth.run('contentArchive', seen)).code).toBe('fixed');
    expect((await ruth.run('contentMove', { ...seen, slug: ['String!', 'the-team'] })).code).toBe('fixed');
    expect((await ruth.languages('contentUnpublish', team, ['fr'])).code).toBe('fixed');
    const without = documentOf(await ruth.save(team, { 'en.people': [] }));
    expect((await ruth.publish(without, 'en')).problems).toEqual([{ key: 'en.people', code: 'NEEDED' }]);
  });

  it('is harmless whatever is written into it', async () => {
    const body =
      '<script>alert(1)</script>\n\n[x](javascript:alert(1)) ![y](https://elsewhere.example/a.png)\n\n## <img src=x onerror=alert(1)>';
    const saved = documentOf(await ruth.save(await newPage('Hostile'), { 'en.body': body, 'en.title': '<b>x</b>\0' }));
    documentOf(await ruth.publish(saved, 'en'));
    const { html } = (await shop.page('hostile')) ?? { html: '<script' };
    expect(html).not.toMatch(/<script|<img|href="javascript/);
    const banner = documentOf(await ruth.create('banner', 'New [strings](https://a.example) <i>today</i>'));
    const whole = documentOf(await ruth.save(banner, { 'shared.href': '/shop?a="><script>' }));
    documentOf(await ruth.publish(whole, 'en'));
    const { banner: lines } = await shop.guest().ask<{ banner: { html: string }[] }>('{ banner { html } }');
    expect(lines.find(({ html: line }) => line.includes('strings'))?.html).toBe(
      '<a href="/shop?a=&quot;&gt;&lt;script&gt;">New [strings](https://a.example) &lt;i&gt;today&lt;/i&gt;</a>',
    );
  });

  it('has an address of its own, and takes its readers along when that changes', async () => {
    const codes = async (slug: string) => (await ruth.create('pages', 'Any', { slug })).code;
    expect(await Promise.all(['shop', 'api', 'A b', '../x', 'visit'].map(codes))).toEqual([
      'reserved',
      'reserved',
      'slug',
      'slug',
      'taken',
    ]);
    const page = documentOf(await ruth.publish(await newPage('Old name'), 'en', 'fr'));
    const moved = await ruth.run('contentMove', {
      id: ['ID!', page.id],
      version: ['Int!', page.version],
      slug: ['String!', 'new-name'],
    });
    expect(documentOf(moved).slug).toBe('new-name');
    expect(await shop.page('old-name')).toBeNull();
    const redirects = await shop.db.selectFrom('redirects').select(['from_path', 'target', 'status']).execute();
    expect(redirects).toEqual([{ from_path: '/old-name', target: '/new-name', status: 301 }]);
    expect((await shop.page('new-name', { 'accept-language': 'fr' }))?.title).toBe('Old name fr');
  });

  it('goes with the archive and comes back as a draft', async () => {
    const page = documentOf(await ruth.publish(await newPage('Short life'), 'en', 'fr'));
    const archived = documentOf(
      await ruth.run('contentArchive', { id: ['ID!', page.id], version: ['Int!', page.version] }),
    );
    expect([archived.isArchived, await shop.page('short-life')]).toEqual([true, null]);
    expect((await ruth.save(archived, { 'en.lead': 'x' })).code).toBe('archived');
    const back = documentOf(await ruth.run('contentUnarchive', { id: ['ID!', page.id] }));
    expect([back.isArchived, stateOf(back, 'en')]).toEqual([false, 'DRAFT']);
  });

  it('stays away when staff took back what came with the shop', async () => {
    const post = await ruth.bySlug('blog', 'nitro-and-poly');
    documentOf(await ruth.languages('contentUnpublish', post, ['en', 'fr']));
    await publishContent(shop.db, shop.api.services.storage, shop.content);
    const { post: read } = await shop.guest().ask<{ post: unknown }>('{ post(slug: "nitro-and-poly") { title } }');
    expect(read).toBeNull();
  });
});
