import styled from '@emotion/styled';
import { SpecTable } from '@headstock/ui/spec-table';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProductView } from './product-view.model.ts';

const Value = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  & img {
    width: 44px;
    height: 44px;
    border-radius: var(--hs-r-paper);
    object-fit: cover;
  }
  @media print {
    & > a {
      display: none;
    }
  }
`;

/** Part by part what is original, as the seller says, each with its photograph, after a line that sums it up. Renders a `<div>`, or nothing. */
export function Originality({ facts }: { readonly facts: ProductView['originality'] }) {
  const { formatMessage } = useIntl();
  if (facts.length === 0) return null;
  const original = facts.filter(({ state }) => state === 'original').length;
  return (
    <div>
      <SpecTable
        caption={<FormattedMessage id="productRecord.originality" />}
        rows={facts.map(({ part, state, image }) => ({
          key: part,
          label: <FormattedMessage id={`productRecord.originality.part.${part}`} />,
          value: (
            <Value>
              <FormattedMessage id={`productRecord.originality.state.${state}`} />
              {image && (
                <a href={`/images/${image.id}/1920`} target="_blank" rel="noreferrer">
                  <img
                    src={`/images/${image.id}/160`}
                    alt={formatMessage(
                      { id: 'productRecord.originality.photograph' },
                      { part: formatMessage({ id: `productRecord.originality.part.${part}` }) },
                    )}
                    width="44"
                    height="44"
                    loading="lazy"
                  />
                </a>
              )}
            </Value>
          ),
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
