import type { Locale } from '@headstock/contracts/locale';
import { OriginProvider } from '@headstock/i18n/page-head';
import { use } from 'react';
import { useIntl } from 'react-intl';
import { JsonLd } from '#mfe-catalog/features/structured-data/json-ld.tsx';
import { PrintFooter } from '#mfe-catalog/features/print/print-footer.tsx';
import { ConditionReport } from './condition-report.tsx';
import { Specifications } from './specifications.tsx';
import { productJsonLd } from './product-json-ld.model.ts';
import type { ProductView } from './product-view.model.ts';
import { useCrumbs } from './use-crumbs.ts';

/** What is on record of an item: the report, the facts and the sales, and all of it for search engines. */
export function ProductRecord({ product }: { readonly product: ProductView }) {
  const locale: Locale = useIntl().locale === 'fr' ? 'fr' : 'en';
  const crumbs = useCrumbs(product);
  return (
    <>
      <JsonLd data={productJsonLd(product, crumbs, locale, use(OriginProvider))} />
      <ConditionReport product={product} />
      <Specifications product={product} />
      <div className="hs-wrap">
        <PrintFooter />
      </div>
    </>
  );
}
