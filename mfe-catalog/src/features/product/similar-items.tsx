import { CardGrid } from '@headstock/ui/card-grid';
import { LinkArrow } from '@headstock/ui/link-arrow';
import { SectionHead } from '@headstock/ui/section-head';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ListingCard } from '#mfe-catalog/features/item-card/listing-card.tsx';
import { listingPath, plainAddress } from '#mfe-catalog/features/listing/listing-path.model.ts';
import type { ProductView } from './product-view.model.ts';

/** Things near to this one, and the way to more of them. Renders a `<section>`, or nothing. */
export function SimilarItems({ product }: { readonly product: ProductView }) {
  const { category, decade, similar } = product;
  if (similar.length === 0) return null;
  const to = listingPath({ ...plainAddress(category.slug), decade: decade === null ? [] : [decade] });
  return (
    <section
      className="hs-wrap"
      id="similar-items"
      aria-labelledby="similar-items-title"
      style={{ paddingBottom: 'clamp(64px, 8vw, 128px)' }}
      data-print="hide"
    >
      <SectionHead
        id="similar-items-title"
        title={<FormattedMessage id="product.similarItems" />}
        action={
          <LinkArrow as={Link} to={to}>
            <FormattedMessage
              id={decade === null ? 'product.similarItems.all' : 'product.similarItems.decade'}
              values={{ category: category.title, decade: String(decade) }}
            />
          </LinkArrow>
        }
      />
      <CardGrid layout="row">
        {similar.map((card) => (
          <ListingCard key={card.id} card={card} />
        ))}
      </CardGrid>
    </section>
  );
}
