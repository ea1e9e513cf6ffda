import styled from '@emotion/styled';
import { down } from '@headstock/ui/breakpoints';
import { SpecTable } from '@headstock/ui/spec-table';
import { FormattedMessage } from 'react-intl';
import type { ProductView } from './product-view.model.ts';
import { Originality } from './originality.tsx';
import { PriceHistory } from './price-history.tsx';
import { useFactLabel } from '#mfe-catalog/features/item-facts/use-fact-label.ts';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  align-items: start;
  gap: clamp(32px, 4.4vw, 72px);
  padding-bottom: clamp(56px, 7vw, 112px);
  ${down('desktop')} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: 8mm;
    padding-bottom: 0;
  }
`;

/** The specification beside the price history. Renders a `<section>`, or nothing. */
export function Specifications({ product }: { readonly product: ProductView }) {
  const labelOf = useFactLabel();
  if (product.specs.length === 0 && product.sales.length === 0 && product.originality.length === 0) return null;
  return (
    <Root className="hs-wrap">
      {product.specs.length > 0 && (
        <SpecTable
          caption={<FormattedMessage id="productRecord.spec" />}
          rows={product.specs.map(({ key, value }) => ({ key, label: labelOf('spec', key), value }))}
        />
      )}
      <PriceHistory product={product} />
      <Originality facts={product.originality} />
    </Root>
  );
}
