import { Timeline } from '@headstock/ui/timeline';
import { Section } from '@headstock/ui/section';
import { SectionHead } from '@headstock/ui/section-head';
import { FormattedMessage, useIntl } from 'react-intl';
import { listingPath, plainAddress } from '#mfe-catalog/features/listing/listing-path.model.ts';
import type { HomeView } from './home.model.ts';

/** The decades along the neck, each with its count. Renders a `<section>`. */
export function Decades({ decades }: { readonly decades: HomeView['decades'] }) {
  const intl = useIntl();
  return (
    <Section labelledBy="decades">
      <SectionHead
        id="decades"
        title={<FormattedMessage id="homeSections.decades" />}
        note={<FormattedMessage id="homeSections.decadesNote" />}
      />
      <Timeline
        label={intl.formatMessage({ id: 'catalog.decades' })}
        places={decades.map(([decade, count]) => ({
          key: String(decade),
          label: intl.formatMessage({ id: 'catalog.decade' }, { decade: String(decade) }),
          count: intl.formatNumber(count),
          countLabel: intl.formatMessage({ id: 'catalog.instrumentCount' }, { count }),
          ...(count > 0 ? { to: listingPath({ ...plainAddress(null), decade: [decade] }) } : {}),
        }))}
      />
    </Section>
  );
}
