/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import { renderRoute } from '#mfe-catalog/testing/render-route.fixture.tsx';

const question = (slug: string) => ({ slug, question: `What of ${slug}?`, html: `<p>This of ${slug}.</p>` });
const answers = {
  CatalogFaq: () => ({
    questions: [
      { key: 'buying', title: 'Buying', questions: [question('grades'), question('offers')] },
      { key: 'shipping', title: 'Shipping', questions: [question('boxes')] },
    ],
  }),
};
const isOpen = (slug: string): boolean | undefined => document.getElementById(slug)?.closest('details')?.open;

beforeAll(() => {
  // jsdom has no layout to scroll.
  HTMLElement.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  window.location.hash = '';
});

describe('the questions', () => {
  it('stand in their groups, each group and each answer with an address', async () => {
    await renderRoute('/faqs', answers);
    const groups = within(screen.getByRole('navigation', { name: 'Subjects' })).getAllByRole('link');
    expect(groups.map((group) => group.getAttribute('href'))).toEqual(['#buying', '#shipping']);
    const buying = within(screen.getByRole('region', { name: 'Buying' }));
    expect(buying.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'What of grades?',
      'What of offers?',
    ]);
    for (const slug of ['grades', 'offers', 'boxes']) {
      expect(isOpen(slug)).toBe(false);
      expect(document.querySelector(`a[href="#${slug}"]`)?.getAttribute('aria-label')).toContain(`What of ${slug}?`);
    }
  });

  it('open by the address, at first and later', async () => {
    await renderRoute('/faqs#offers', answers);
    expect([isOpen('grades'), isOpen('offers')]).toEqual([false, true]);
    window.location.hash = '#boxes';
    await act(async () => window.dispatchEvent(new Event('hashchange')));
    expect(isOpen('boxes')).toBe(true);
  });

  it('are told to search engines with their answers', async () => {
    const { container } = await renderRoute('/faqs', answers);
    const data: unknown = JSON.parse(container.querySelector('[type="application/ld+json"]')?.textContent ?? '');
    expect(data).toMatchObject({
      '@graph': [
        {
          '@type': 'FAQPage',
          mainEntity: [
            { name: 'What of grades?', acceptedAnswer: { text: '<p>This of grades.</p>' } },
            { name: 'What of offers?' },
            { name: 'What of boxes?' },
          ],
        },
        { '@type': 'BreadcrumbList' },
      ],
    });
  });
});
