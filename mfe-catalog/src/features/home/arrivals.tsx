import { CardGrid } from '@headstock/ui/card-grid';
import { LinkArrow } from '@headstock/ui/link-arrow';
import { Section } from '@headstock/ui/section';
import { SectionHead } from '@headstock/ui/section-head';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { CardView } from '#mfe-catalog/features/item-card/card.model.ts';
import { ListingCard } from '#mfe-catalog/features/item-card/listing-card.tsx';
import { listingPath, plainAddress } from '#mfe-catalog/features/listing/listing-path.model.ts';

const allPath = listingPath({ ...plainAddress(null), sort: 'LISTING_TIME_DESC' });
const smallSizes = '(min-width:1728px) 456px, (min-width:916px) 27vw, 46vw';

/** What came in lately: one large card, four small ones. Renders a `<section>`. */
export function Arrivals({ cards, newcomers }: { readonly cards: readonly CardView[]; readonly newcomers: number }) {
  return (
    <Section labelledBy="arrivals">
      <SectionHead
        id="arrivals"
        title={<FormattedMessage id="home.arrivals" />}
        note={<FormattedMessage id="home.arrivalsNote" values={{ count: newcomers }} />}
        action={
          <LinkArrow as={Link} to={allPath}>
            <FormattedMessage id="home.allArrivals" />
          </LinkArrow>
        }
      />
      <CardGrid layout="arrivals">
        {cards.map((card, index) =>
          index === 0 ? (
            <ListingCard key={card.id} card={card} feature />
          ) : (
            <ListingCard key={card.id} card={card} sizes={smallSizes} />
          ),
        )}
      </CardGrid>
    </Section>
  );
}
