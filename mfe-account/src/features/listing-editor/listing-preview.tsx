import { listingTitle, yearLabel } from '@headstock/contracts/listing-title';
import { toneOf } from '@headstock/commerce-client/item';
import { formatMoney } from '@headstock/ui/format-money';
import { ProductCard } from '@headstock/ui/product-card';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useEditor } from './editor-context.ts';
import type { EditorFacts } from './editor.model.ts';

/** The listing as a card of the shop. Nothing before it has a picture. */
export function ListingPreview({ item }: { readonly item: EditorFacts['listing']['item'] }): ReactNode {
  const { document } = useEditor();
  const intl = useIntl();
  const locale = intl.locale === 'fr' ? 'fr' : 'en';
  const picture = document.photographs[0]?.imageId ?? item?.images[0]?.id;
  if (picture === undefined) return null;
  const { yearFrom, yearTo, yearIsCirca, condition, priceCents, id } = { ...document, id: item?.id };
  const year = yearLabel(yearFrom, yearTo, yearIsCirca, locale);
  const title = listingTitle(document, locale);
  return (
    <aside aria-labelledby="preview-title">
      <p id="preview-title" className="hs-label hs-mute">
        <FormattedMessage id="listingEditor.preview" />
      </p>
      <ProductCard
        to={item && id ? `/shop/${item.slug}/${id}` : '#what'}
        title={year === null ? title : title.replace(year, '').replaceAll('  ', ' ').trim()}
        year={year ?? undefined}
        meta={document.subtitle[locale] || undefined}
        backdrop={toneOf(item?.backdrop ?? 'FOG')}
        picture={{ id: picture, alt: '' }}
        sizes="280px"
        price={priceCents ? formatMoney(priceCents, intl) : intl.formatMessage({ id: 'listings.noPrice' })}
        note={condition ? intl.formatMessage({ id: `listingEditor.condition.${condition}` }) : undefined}
      />
    </aside>
  );
}
