import { Badge } from '@headstock/ui/badge';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { RowCard } from '#mfe-account/features/list-page/row-card.tsx';
import type { PortfolioFactsFragment } from './portfolio.generated.ts';
import { PortfolioPicture } from './portfolio-picture.tsx';
import { ValueLine } from './value-line.tsx';

/** An instrument that somebody owns, with its value. Renders an `<li>`. */
export function PortfolioCard({ item }: { readonly item: PortfolioFactsFragment }): ReactNode {
  const facts = [item.finish, item.serial === '' ? '' : `№ ${item.serial}`].filter((fact) => fact !== '');
  return (
    <RowCard>
      <header>
        <PortfolioPicture item={item} />
        <div>
          <Heading level={2} step="3">
            <Link to={`/profile/portfolio/${item.id}`}>{item.title}</Link>
          </Heading>
          {facts.length > 0 && <span className="hs-small hs-mute">{facts.join(' · ')}</span>}
        </div>
        {item.orderId !== null && (
          <Badge>
            <FormattedMessage id="portfolio.boughtHere" />
          </Badge>
        )}
      </header>
      <ValueLine item={item} />
    </RowCard>
  );
}
