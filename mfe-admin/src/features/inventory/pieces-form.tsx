import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { FormGrid } from '@headstock/ui/form-grid';
import { TextInput } from '@headstock/ui/text-input';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { StaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import type { OfferFormProps } from './offer-form.tsx';
import type { PiecesInput } from './use-pieces.ts';
import { VariantField, type Variants } from './variant-field.tsx';

/** Props of a form about the pieces of a listing. */
export type StockFormProps = OfferFormProps & { readonly variants: Variants };

/** Props of what such forms share. */
export interface PiecesFormProps {
  readonly variants: Variants;
  readonly input: PiecesInput;
  readonly action: Pick<StaffAction, 'isBusy' | 'refusal'>;
  /** The one piece of an instrument is not asked for. */
  readonly isOne?: boolean;
  /** Codes of refusals that are shown at the fields in `children`. */
  readonly shownBelow: readonly string[];
  readonly hint?: ReactNode;
  readonly save: ReactNode;
  /** The other fields. */
  readonly children: ReactNode;
  readonly onSubmit: () => Promise<void>;
  readonly onCancel: () => void;
}

/** Moves pieces into the stock or out of it: of which variant, how many, and whatever else is asked. Renders a `<form>`. */
export function PiecesForm(props: PiecesFormProps): ReactNode {
  const { variants, input, isOne = false, shownBelow, hint, save, children, onSubmit, onCancel } = props;
  const { isBusy, refusal } = props.action;
  const errorAt = (code: string) => (refusal?.code === code ? refusal.message : undefined);
  const isAtField = ['variant', ...(isOne ? [] : ['pieces']), ...shownBelow].includes(refusal?.code ?? '');
  return (
    <form
      className="hs-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {hint && <p className="hs-small hs-mute">{hint}</p>}
      <FormGrid>
        <VariantField
          variants={variants}
          value={input.variant}
          error={errorAt('variant')}
          onChange={input.setVariant}
        />
        {!isOne && (
          <Field
            label={<FormattedMessage id="inventory.receive.pieces" />}
            error={errorAt('pieces')}
            required
            span="half"
          >
            <TextInput
              {...(variants.length === 0 ? { 'data-autofocus': '' } : {})}
              numeric
              inputMode="numeric"
              maxLength={4}
              value={input.pieces}
              onChange={({ target }) => input.setPieces(target.value)}
            />
          </Field>
        )}
        {children}
      </FormGrid>
      {refusal && !isAtField && <FormError alert>{refusal.message}</FormError>}
      <Button type="submit" busy={isBusy}>
        {save}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        <FormattedMessage id="inventory.cancel" />
      </Button>
    </form>
  );
}
