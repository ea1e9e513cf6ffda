import { SpecTable } from '@headstock/ui/spec-table';
import { FormattedMessage } from 'react-intl';
import type { ProductView } from './product-view.model.ts';

/** Part by part what is original, as the seller says, after a line that sums it up. Renders a `<div>`, or nothing. */
export function Originality({ facts }: { readonly facts: ProductView['originality'] }) {
  if (facts.length === 0) return null;
  const original = facts.filter(({ state }) => state === 'original').length;
  return (
    <div>
      <SpecTable
        caption={<FormattedMessage id="productRecord.originality" />}
        rows={facts.map(({ part, state }) => ({
          key: part,
          label: <FormattedMessage id={`productRecord.originality.part.${part}`} />,
          value: <FormattedMessage id={`productRecord.originality.state.${state}`} />,
        }))}
      />
      <p className="hs-small hs-mute">
        <FormattedMessage
          id={original === facts.length ? 'productRecord.originality.allOriginal' : 'productRecord.originality.summary'}
          values={{ original, total: facts.length }}
        />
      </p>
    </div>
  );
}
