import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { ProductCard, type ProductCardProps } from './product-card.tsx';

const card: ProductCardProps = {
  to: '/shop/stratocaster/7',
  title: 'Fender Stratocaster',
  year: '1962',
  backdrop: 'surf',
  picture: { id: 'p7', alt: 'Body from the front' },
  price: '$24,500',
  note: 'Excellent',
  condition: { strings: 5, label: 'Excellent' },
};
const markup = (props: Partial<ProductCardProps> = {}): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ProductCard {...card} {...props} />
    </MemoryRouter>,
  );

describe('InstrumentCard', () => {
  it('is one link, named with its year', () => {
    const html = markup();
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toMatch(
      /<a href="\/shop\/stratocaster\/7"[^>]*><span class="hs-vh">1962 <\/span>Fender Stratocaster<\/a>/,
    );
  });

  it('loads lazily unless it is in the first screen, and always has its size', () => {
    expect(markup()).toContain('loading="lazy"');
    expect(markup()).toContain('width="640" height="800"');
    const first = markup({ priority: true });
    expect(first).toContain('loading="eager"');
    expect(first).toContain('fetchPriority="high"');
    expect(first).not.toContain('decoding="async"');
  });

  it('offers no picture wider than a card needs', () => {
    expect(markup()).toMatch(/srcSet="\/images\/p7\/160 160w[^"]*960w"/);
  });

  it('says nothing of what is unknown', () => {
    const html = markup({ year: undefined, condition: undefined });
    expect(html).not.toContain('1962');
    expect(html).not.toContain('class="row"');
  });

  it('marks what is sold', () => {
    expect(markup({ sold: true }).match(/data-sold="true"/g)).toHaveLength(2);
  });
});
