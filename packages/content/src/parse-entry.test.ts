import { describe, expect, it } from '@jest/globals';
import { storeProfile } from '@headstock/contracts/store-profile';
import { checkPage, parseEntry } from './parse-entry.ts';

const page = (front: string, body = 'Text.'): string => `---\n${front}\n---\n\n${body}\n`;
const good = 'title: Repairs\ndescription: What we repair.\nlead: Patience.';

describe('a file of the content', () => {
  it('becomes an entry with kind, locale, slug, front matter and body', () => {
    const entry = parseEntry('pages', 'about-us.fr.md', page(good));
    expect(entry).toMatchObject({ kind: 'pages', locale: 'fr', slug: 'about-us', position: 0, body: 'Text.' });
    expect(entry.front.title).toBe('Repairs');
  });

  it('keeps the number before its name as the position', () => {
    const entry = parseEntry('faq', '07-how-long.en.md', page('group: shipping\nquestion: How long?'));
    expect(entry).toMatchObject({ slug: 'how-long', position: 7 });
  });

  it('gets the facts of the store filled in', () => {
    const { body } = parseEntry('pages', 'contact.en.md', page(good, '[{phone}]({phoneLink})'));
    expect(body).toBe(`[${storeProfile.phone.label}](${storeProfile.phone.href})`);
  });

  it('is refused with its name and every wrong field', () => {
    const front = 'title: A post\ndescription: Short.\nlead: Lead.\ndate: yesterday\nauthor: Ruth Calloway';
    const image = 'category: history\ntags: [one]\nimage: { name: A guitar, backdrop: surf }\nimageAlt: A guitar';
    expect(() => parseEntry('blog', 'post.en.md', page(`${front}\n${image}`))).toThrow(
      /^blog\/post\.en\.md: .*date: .*image\.name: /,
    );
  });

  it.each([
    ['about-us.md', page(good), 'is not called'],
    ['about-us.de.md', page(good), 'is not called'],
    ['about-us.en.md', 'No front matter', 'no front matter'],
    ['about-us.en.md', page(`${good}\ncolour: blue`), 'colour'],
    ['about-us.en.md', page(`${good}\nlead: Twice`), 'front matter'],
    [
      'about-us.en.md',
      page(`${good}\ndescription: ${'x'.repeat(156)}`.replace('description: What we repair.\n', '')),
      'description',
    ],
    ['about-us.en.md', page(`${good}\nimageAlt: A guitar`), 'imageAlt'],
    ['about-us.en.md', page(`${good}\nimage: { name: dreadnought, backdrop: surf }`), 'imageAlt'],
    ['about-us.en.md', page(good, 'Call {telephone}'), '{telephone}'],
  ])('is refused as %s when it is wrong', (name, source, reason) => {
    expect(() => parseEntry('pages', name, source)).toThrow(`pages/${name}: `);
    expect(() => parseEntry('pages', name, source)).toThrow(reason);
  });

  it('needs the list that its page shows', () => {
    const repairs = parseEntry('pages', 'repairs.en.md', page(good));
    expect(() => checkPage(repairs)).toThrow('pages/repairs.en.md: prices');
  });
});
