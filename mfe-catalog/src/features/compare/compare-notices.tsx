import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { comparePath, type CompareAddress } from './compare-address.model.ts';
import type { CompareView } from './compare-view.model.ts';

/** Props of the notes. */
export interface CompareNoticesProps {
  readonly view: CompareView;
  readonly address: CompareAddress;
}

/** What the address names and the page cannot show: what the shop does not know, and what is beyond the fourth. */
export function CompareNotices({ view: { unknown, others }, address }: CompareNoticesProps): ReactNode {
  const intl = useIntl();
  if (unknown === 0 && others.length === 0) return null;
  const last = address.ids.slice(0, -1);
  const links = others.map(({ id, title }) => (
    <Link key={id} to={comparePath({ ...address, ids: [...last, id] })}>
      {title}
    </Link>
  ));
  return (
    <div style={{ display: 'grid', gap: 8, marginBottom: 20 }}>
      {unknown > 0 && (
        <Notice>
          <FormattedMessage id="compare.unknown" values={{ count: unknown }} />
        </Notice>
      )}
      {others.length > 0 && (
        <Notice>
          <FormattedMessage id="compare.tooMany" values={{ names: intl.formatList(links) }} />
        </Notice>
      )}
    </div>
  );
}
