import { describe, expect, it } from '@jest/globals';
import { locales } from '@headstock/contracts/locale';
import { storeProfile } from '@headstock/contracts/store-profile';
import { findPolicies } from './find-policies.ts';
import { escapeMarkdown, linkTo } from './passage.ts';
import { policies } from './policies.ts';

const titles = (question: string, locale: 'en' | 'fr' = 'en'): string[] =>
  findPolicies(question, locale).map(({ title }) => title);

describe('the written rules of the shop', () => {
  it.each([
    ['How long does shipping take?', 'Shipping'],
    ['do you deliver to Canada', 'Shipping'],
    ['Can I send it back and get a refund?', 'Returns'],
    ['May I try it at home before I decide?', 'Trial period'],
    ['How many days do I have to try a guitar?', 'Trial period'],
    ['Which credit cards can I pay with?', 'Payment'],
    ['What does a fret dress cost?', 'The repair bench'],
    ['When are you open on Saturday?', 'Where and when'],
    ['What is your address?', 'Where and when'],
  ])('answer %j', (question, title) => expect(titles(question)[0]).toBe(title));

  it.each([
    ['Combien de temps prend la livraison ?', 'Livraison'],
    ['Puis-je être remboursé ?', 'Retours'],
    ['Quels sont vos horaires ?', 'Où et quand'],
    ['Combien coûte un réglage à l’atelier ?', 'L’atelier de réparation'],
  ])('répondent à %j', (question, title) => expect(titles(question, 'fr')[0]).toBe(title));

  it.each(['Do you have a 1959 Les Paul?', 'Who won the world cup?', '', '???', 'the a of'])(
    'say nothing about %j',
    (question) => expect(titles(question)).toEqual([]),
  );

  it('say where the shop is, from the store profile', () => {
    const [passage] = findPolicies('where are you', 'en');
    expect(passage?.text).toContain(storeProfile.address.line);
    expect(passage?.text).toContain(storeProfile.phone.label);
  });

  it('lead to pages of the asked language', () => {
    expect(findPolicies('shipping', 'en')[0]?.path).toMatch(/^\/(?!fr\b)/);
    expect(findPolicies('livraison', 'fr')[0]?.path).toMatch(/^\/fr\b/);
  });

  it('are written in every language', () => {
    for (const policy of policies) {
      for (const locale of locales) expect(policy.text[locale].length).toBeGreaterThan(40);
    }
  });
});

describe('Markdown of what others wrote', () => {
  it('means nothing', () => {
    expect(escapeMarkdown('<b>[x](javascript:alert(1))</b> *a* `b`\n# c')).toBe(
      '\\<b\\>\\[x\\]\\(javascript:alert\\(1\\)\\)\\</b\\> \\*a\\* \\`b\\` # c',
    );
  });

  it('keeps the spaces that must not break', () =>
    expect(escapeMarkdown('2\u202f600\u00a0$\n now')).toBe('2\u202f600\u00a0$ now'));

  it('cannot leave its link', () => {
    expect(linkTo({ title: 'a](http://evil)', path: '/shop/a b)(c/1' })).toBe(
      '[a\\]\\(http://evil\\)](/shop/a%20b%29%28c/1)',
    );
  });
});
