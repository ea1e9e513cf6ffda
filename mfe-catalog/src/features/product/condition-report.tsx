import styled from '@emotion/styled';
import { down } from '@headstock/ui/breakpoints';
import { ConditionScale } from '@headstock/ui/condition-scale';
import { Measurements } from '@headstock/ui/measurements';
import { FormattedMessage, useIntl } from 'react-intl';
import { grades } from '@headstock/commerce-client/item';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import type { ProductView } from './product-view.model.ts';
import { useFactLabel } from '#mfe-catalog/features/item-facts/use-fact-label.ts';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  align-items: start;
  gap: clamp(32px, 4.4vw, 72px);
  & h2 {
    margin: 8px 0 20px;
    font-size: var(--hs-t-1);
  }
  & .hs-lead {
    margin-bottom: 28px;
  }
  & .cols {
    columns: 2;
    column-gap: 40px;
    margin-top: 24px;
    color: var(--hs-ink-2);
    & > p {
      break-inside: avoid;
    }
    & > p + p {
      margin-top: 1em;
    }
    & b {
      color: var(--hs-ink);
    }
  }
  & .by {
    margin-top: 16px;
  }
  ${down('desktop')} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${down('tablet')} {
    & .cols {
      columns: 1;
    }
  }
  @media print {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: 8mm;
    font-size: 8.5pt;
    line-height: 1.35;
    & h2 {
      margin: 0 0 2mm;
      font-size: 15pt;
    }
    & .hs-lead {
      margin-bottom: 3mm;
      font-size: 9pt;
    }
    & .cols {
      columns: 2;
      column-gap: 6mm;
      margin-top: 3mm;
      & > p + p {
        margin-top: 0.4em;
      }
    }
    & .by {
      font-size: 7.5pt;
    }
  }
`;

function Ladder({ product }: { readonly product: ProductView }) {
  const intl = useIntl();
  if (product.condition === 'NEW') return null;
  return (
    <ConditionScale
      label={intl.formatMessage({ id: 'productRecord.condition' })}
      current={product.condition}
      grades={grades.map((key) => ({
        key,
        label: intl.formatMessage({ id: `catalog.condition.${key}` }),
        definition: intl.formatMessage({ id: `productRecord.condition.${key}.definition` }),
      }))}
    />
  );
}

function Plate({ facts }: { readonly facts: ProductView['measurements'] }) {
  const labelOf = useFactLabel();
  if (facts.length === 0) return null;
  return (
    <div>
      <Measurements
        facts={facts.map(({ key, value, detail }) => ({
          key,
          label: labelOf('measurement', key),
          value,
          ...(detail ? { note: detail } : {}),
        }))}
      />
      <p className="by hs-small hs-mute">
        <FormattedMessage id="productRecord.measurement.note" />
      </p>
    </div>
  );
}

/** The condition report: the grade on its scale, the text, and the measurements. Renders a `<section>`. */
export function ConditionReport({ product }: { readonly product: ProductView }) {
  const labelOf = useFactLabel();
  const formatDate = useShopDate();
  const reported = product.report.length > 0;
  const other = useIntl().locale === 'fr' ? 'en' : 'fr';
  const lang = product.otherLanguage === 'all' ? { lang: other } : {};
  return (
    <Root className="hs-section hs-wrap" id="report" aria-labelledby="report-title">
      <div>
        {reported && product.reportedAt && (
          <p className="hs-label hs-mute">
            <FormattedMessage id="productRecord.report.date" values={{ date: formatDate(product.reportedAt) }} />
          </p>
        )}
        <h2 id="report-title">
          <FormattedMessage id={reported ? `productRecord.report.${product.condition}` : 'productRecord.report.none'} />
        </h2>
        {product.otherLanguage !== 'none' && (
          <p className="hs-small hs-mute">
            <FormattedMessage id={`productRecord.otherLanguage.${product.otherLanguage}`} />
          </p>
        )}
        <p className="hs-lead" {...lang}>
          {product.description}
        </p>
        {reported && <Ladder product={product} />}
        {reported && (
          <div className="cols">
            {product.report.map(({ key, text }) => (
              <p key={key}>
                <b>{labelOf('topic', key)}.</b> <span {...lang}>{text}</span>
              </p>
            ))}
          </div>
        )}
      </div>
      <Plate facts={product.measurements} />
    </Root>
  );
}
