import styled from '@emotion/styled';
import { listingLimits, type ListingVariant } from '@headstock/contracts/listing-document';
import { Button } from '@headstock/ui/button';
import { FormGrid } from '@headstock/ui/form-grid';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { EditorSection } from './editor-section.tsx';
import { useEditor } from './editor-context.ts';
import { NumberField, TextField } from './text-field.tsx';

const Variants = styled.ol`
  display: grid;
  gap: 14px;
  & > li {
    display: grid;
    gap: 10px;
    padding: 14px;
    border: 1px solid var(--hs-line);
    border-radius: var(--hs-r-control);
  }
`;

function VariantFields({ variant, at }: { readonly variant: ListingVariant; readonly at: number }): ReactNode {
  const { document, change } = useEditor();
  const { options, variants } = document;
  const write = (patch: Partial<ListingVariant>): void =>
    change({ variants: variants.map((own, index) => (index === at ? { ...own, ...patch } : own)) });
  return (
    <li>
      <FormGrid>
        {options.map((option, index) => (
          <TextField
            key={index}
            path={index === 0 ? `variants.${at}.values` : `variants.${at}.values.${index}`}
            span="half"
            most={listingLimits.name}
            label={
              option.en ||
              option.fr || <FormattedMessage id="listingEditor.field.option" values={{ number: index + 1 }} />
            }
            value={variant.values[index]?.en ?? ''}
            onChange={(en) =>
              write({
                values: options.map((_option, own) =>
                  own === index
                    ? { en, fr: variant.values[own]?.fr ?? '' }
                    : (variant.values[own] ?? { en: '', fr: '' }),
                ),
              })
            }
          />
        ))}
        <TextField
          path={`variants.${at}.sku`}
          span="half"
          most={listingLimits.sku}
          label={<FormattedMessage id="listingEditor.field.sku" />}
          value={variant.sku}
          onChange={(sku) => write({ sku })}
        />
        <NumberField
          path={`variants.${at}.priceCents`}
          span="half"
          label={<FormattedMessage id="listingEditor.field.ownPrice" />}
          scale={100}
          digits={2}
          value={variant.priceCents}
          onChange={(priceCents) => write({ priceCents })}
        />
        <NumberField
          path={`variants.${at}.stock`}
          span="half"
          label={<FormattedMessage id="listingEditor.field.stock" />}
          value={variant.stock}
          onChange={(stock) => write({ stock: Math.min(stock ?? 0, listingLimits.stock) })}
        />
      </FormGrid>
      <div>
        <Button
          variant="quiet"
          size="small"
          onClick={() => change({ variants: variants.filter((_own, index) => index !== at) })}
        >
          <FormattedMessage id="listingEditor.removeVariant" />
        </Button>
      </div>
    </li>
  );
}

/** Stock number and pieces; of goods also their sizes or colours, each with its own. */
export function StockSection(): ReactNode {
  const { document, change } = useEditor();
  const { kind, options, variants } = document;
  const addVariant = (): void =>
    change({
      options: options.length > 0 ? options : [{ en: '', fr: '' }],
      variants: [
        ...variants,
        { key: crypto.randomUUID(), itemId: null, values: [{ en: '', fr: '' }], sku: '', priceCents: null, stock: 1 },
      ],
    });
  return (
    <EditorSection name="stock">
      <FormGrid>
        <TextField
          path="sku"
          span="half"
          most={listingLimits.sku}
          label={<FormattedMessage id="listingEditor.field.sku" />}
          hint={<FormattedMessage id="listingEditor.hint.sku" />}
          value={document.sku}
          onChange={(sku) => change({ sku })}
        />
        {kind === 'goods' && variants.length === 0 && (
          <NumberField
            path="stock"
            span="half"
            label={<FormattedMessage id="listingEditor.field.stock" />}
            value={document.stock}
            onChange={(stock) => change({ stock: Math.min(stock ?? 0, listingLimits.stock) })}
          />
        )}
        {kind === 'goods' &&
          variants.length > 0 &&
          options.map((option, index) => (
            <TextField
              key={index}
              path={`options.${index}`}
              span="half"
              most={listingLimits.name}
              label={<FormattedMessage id="listingEditor.field.option" values={{ number: index + 1 }} />}
              hint={<FormattedMessage id="listingEditor.hint.option" />}
              value={option.en}
              onChange={(en) => change({ options: options.map((own, at) => (at === index ? { ...own, en } : own)) })}
            />
          ))}
      </FormGrid>
      {variants.length > 0 && (
        <Variants id="listing-variants">
          {variants.map((variant, at) => (
            <VariantFields key={variant.key} variant={variant} at={at} />
          ))}
        </Variants>
      )}
      {kind === 'goods' && variants.length < listingLimits.variants && (
        <div>
          <Button variant="outline" size="small" onClick={addVariant}>
            <FormattedMessage id="listingEditor.addVariant" />
          </Button>
        </div>
      )}
    </EditorSection>
  );
}
