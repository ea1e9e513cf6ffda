import { Button } from '@headstock/ui/button';
import { Dialog } from '@headstock/ui/dialog';
import { PlusIcon } from '@headstock/ui/icons/plus';
import { RadioCard } from '@headstock/ui/radio-card';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { useCreateListing } from './use-create-listing.ts';

/** Begins a listing, after asking what it is of. Renders a `<button>` and its dialog. */
export function NewListing(): ReactNode {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const [kind, setKind] = useState<'INSTRUMENT' | 'GOODS'>('INSTRUMENT');
  const { busy, failure, create } = useCreateListing();
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <PlusIcon size="small" />
        <FormattedMessage id="listings.new" />
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        size="md"
        title={<FormattedMessage id="listings.new" />}
        closeLabel={formatMessage({ id: 'listings.close' })}
      >
        <form
          className="hs-stack"
          onSubmit={(event) => {
            event.preventDefault();
            void create(kind);
          }}
        >
          <fieldset className="hs-stack">
            <legend className="hs-vh">
              <FormattedMessage id="listings.kind" />
            </legend>
            {(['INSTRUMENT', 'GOODS'] as const).map((value) => (
              <RadioCard
                key={value}
                name="kind"
                value={value}
                checked={kind === value}
                onChange={() => setKind(value)}
                title={<FormattedMessage id={`listings.kind.${value}`} />}
                note={<FormattedMessage id={`listings.kind.${value}.note`} />}
              />
            ))}
          </fieldset>
          <FormFailure error={failure} />
          <Button type="submit" wide busy={busy}>
            <FormattedMessage id="listings.begin" />
          </Button>
        </form>
      </Dialog>
    </>
  );
}
