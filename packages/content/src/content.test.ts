import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { locales } from '@headstock/contracts/locale';
import { isMenuName, menuProblems } from '@headstock/contracts/menu';
import { type Kind, kinds } from './front-matter.ts';
import { leadsSomewhere, linksIn } from './internal-links.ts';
import { contentFolder, type EntryOf, readContent } from './read-content.ts';
import { typesetFrench } from './typeset-french.ts';

const content = await readContent();
const entries = kinds.flatMap<EntryOf<Kind>>((kind) => content[kind]);
const sources = await Promise.all(
  entries.map(async (entry) => {
    const number = entry.position > 0 ? `${String(entry.position).padStart(2, '0')}-` : '';
    const file = `${entry.kind}/${number}${entry.slug}.${entry.locale}.md`;
    return { entry, file, source: await readFile(join(contentFolder, file), 'utf8') };
  }),
);

/** The texts of one kind in pairs, English first. */
function pairs<K extends Kind>(kind: K) {
  const all: readonly EntryOf<K>[] = content[kind];
  const french = all.filter(({ locale }) => locale === 'fr');
  return all
    .filter(({ locale }) => locale === 'en')
    .map((en) => {
      const fr = french.find(({ slug, position }) => slug === en.slug && position === en.position);
      if (!fr) throw new Error(`${kind}/${en.slug} has no French`);
      return [en, fr] as const;
    });
}

const headings = (body: string): string[] => body.match(/^#+ .*$/gm) ?? [];
const words = (body: string): number => body.split(/\s+/).length;

/** Where a pattern stands in the files of a language, with a few characters around it. */
function findIn(locale: (typeof locales)[number], pattern: RegExp): string[] {
  return sources
    .filter(({ entry }) => entry.locale === locale)
    .flatMap(({ file, source }) =>
      [...source.replace(/\]\([^)]*\)|`[^`]*`/g, ']').matchAll(pattern)].map(
        ({ index, input }) => `${file}: …${input.slice(Math.max(0, index - 20), index + 20)}…`,
      ),
    );
}

describe('the content', () => {
  it.each(kinds)('has every text of %s in both languages', (kind) => {
    expect(pairs(kind)).toHaveLength(content[kind].length / locales.length);
  });

  it('says the same facts in both languages', () => {
    for (const [en, fr] of pairs('pages')) {
      expect(fr.front.updated).toBe(en.front.updated);
      expect(fr.front.image).toEqual(en.front.image);
      expect(fr.front.action?.href).toBe(en.front.action?.href);
      expect(fr.front.prices?.map(({ from, fixed }) => [from, fixed])).toEqual(
        en.front.prices?.map(({ from, fixed }) => [from, fixed]),
      );
      expect(fr.front.people?.map(({ name }) => name)).toEqual(en.front.people?.map(({ name }) => name));
      expect(fr.front.guests?.length).toBe(en.front.guests?.length);
      expect(fr.front.steps?.length).toBe(en.front.steps?.length);
    }
    for (const [en, fr] of pairs('blog')) {
      const facts = ({ date, author, category, image }: typeof en.front) => ({ date, author, category, image });
      expect(facts(fr.front)).toEqual(facts(en.front));
    }
    for (const [en, fr] of pairs('faq')) expect(fr.front.group).toBe(en.front.group);
    for (const [en, fr] of pairs('banner')) expect(fr.front.href).toBe(en.front.href);
    for (const [en, fr] of pairs('menus')) expect(fr.front.items).toEqual(en.front.items);
    for (const [en, fr] of pairs('newsletter')) expect(fr.front).toEqual(en.front);
    for (const [en, fr] of pairs('terms')) expect(fr.front.terms).toEqual(en.front.terms);
  });

  it('has the same sections and links in both languages', () => {
    for (const kind of kinds) {
      for (const [en, fr] of pairs(kind)) {
        expect([fr.slug, headings(fr.body).length]).toEqual([en.slug, headings(en.body).length]);
        expect([fr.slug, linksIn(fr.body).toSorted()]).toEqual([en.slug, linksIn(en.body).toSorted()]);
      }
    }
  });

  it('links only to what is there', () => {
    const actions = content.pages.map(({ front }) => front.action?.href ?? '/');
    const banners = content.banner.map(({ front }) => front.href);
    const lines = content.menus.flatMap(({ front }) => front.items.flatMap(({ href }) => href ?? []));
    const internal = [...entries.flatMap(({ body }) => linksIn(body)), ...actions, ...banners, ...lines].filter(
      (address) => !/^(?:tel:|mailto:|https:\/\/)/.test(address),
    );
    expect(internal.length).toBeGreaterThan(100);
    expect(internal.filter((address) => !leadsSomewhere(address, content))).toEqual([]);
  });

  it('is Markdown without HTML, with headings from the second level on', () => {
    for (const { entry, file } of sources) {
      expect([file, entry.body.match(/<\/?[a-z!][^>]*>/gi)]).toEqual([file, null]);
      expect([file, headings(entry.body).filter((line) => !/^#{2,3} \S/.test(line))]).toEqual([file, []]);
    }
  });

  it('tells search engines something else on every page', () => {
    for (const locale of locales) {
      const texts = [...content.pages, ...content.blog].filter((entry) => entry.locale === locale);
      for (const key of ['title', 'description'] as const) {
        expect(new Set(texts.map(({ front }) => front[key])).size).toBe(texts.length);
      }
      expect(texts.filter(({ front }) => front.description.length < 70)).toEqual([]);
    }
  });
});

describe('the blog', () => {
  it('has posts worth reading in every category, by people of the team', () => {
    const team = new Set(content.pages.flatMap(({ front }) => front.people?.map(({ name }) => name) ?? []));
    const categories = content.terms.find(({ slug }) => slug === 'blog-categories')?.front.terms ?? [];
    const used = new Set(content.blog.map(({ front }) => front.category));
    expect(used).toEqual(new Set(categories));
    expect(content.blog.filter(({ front }) => !team.has(front.author))).toEqual([]);
    expect(content.blog.filter(({ body }) => words(body) < 500 || words(body) > 900)).toEqual([]);
  });
});

describe('the questions', () => {
  it('have a title for every group, and every group has questions', () => {
    const groups = content.terms.find(({ slug }) => slug === 'faq-groups')?.front.terms ?? [];
    expect(new Set(content.faq.map(({ front }) => front.group))).toEqual(new Set(groups));
  });

  it('are answered shortly', () => {
    expect(content.faq.filter(({ body }) => words(body) > 80)).toEqual([]);
  });
});

describe('the menus', () => {
  it.each(content.menus)('of the file $slug.$locale can be published as they are', ({ slug, front }) => {
    if (!isMenuName(slug)) throw new Error(`There is no menu ${slug}.`);
    expect([...menuProblems(slug, front.items, front.labels)]).toEqual([]);
    expect(new Set(Object.keys(front.labels))).toEqual(new Set(front.items.map(({ id }) => id)));
  });
});

describe('the banner', () => {
  it('is one plain line for each message', () => {
    expect(content.banner.filter(({ body }) => /[\n[\]*_`]/.test(body) || body.length > 80)).toEqual([]);
  });
});

describe('typography', () => {
  it('of French is set', () => {
    expect(sources.filter(({ entry, source }) => entry.locale === 'fr' && typesetFrench(source) !== source)).toEqual(
      [],
    );
    expect(findIn('fr', /\p{L}'\p{L}/gu)).toEqual([]);
    expect(findIn('fr', /[^\u202f;!?][;!?](?![\w=])/g)).toEqual([]);
    expect(findIn('fr', /(?<=[ \u202f]):|\S\u00a0(?!:)/g)).toEqual([]);
    expect(findIn('fr', /«(?!\u202f)|(?<!\u202f)»/g)).toEqual([]);
  });

  it('of English has curly quotation marks and apostrophes', () => {
    expect(findIn('en', /\w'\w|(?<!: )'\w/g)).toEqual([]);
    expect(findIn('en', /(?<!: )"(?!$)/gm)).toEqual([]);
  });
});
