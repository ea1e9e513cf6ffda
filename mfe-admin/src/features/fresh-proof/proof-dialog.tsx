import { Dialog } from '@headstock/ui/dialog';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ProofForm } from './proof-form.tsx';
import type { FreshProof } from '@headstock/commerce-client/use-fresh-proof';

/** Asks who sits there before a secret is made. Renders a `<dialog>`; its page takes `freshProofMessages`. */
export function ProofDialog({ open, onClose, onDone }: FreshProof['dialog']): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<FormattedMessage id="freshProof.title" />}
      closeLabel={formatMessage({ id: 'freshProof.close' })}
    >
      <ProofForm onDone={onDone} />
    </Dialog>
  );
}
