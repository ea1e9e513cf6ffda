import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** Props of the field. */
export interface ReportFileProps {
  readonly error: ReactNode;
  /** Gives the file that was chosen, as text; null for none. */
  readonly onRead: (file: { readonly name: string; readonly csv: string } | null) => void;
}

/** The file of a settlement report. Renders a field. */
export function ReportFile({ error, onRead }: ReportFileProps): ReactNode {
  const read = async (file: File | undefined): Promise<void> =>
    onRead(file ? { name: file.name, csv: await file.text() } : null);
  return (
    <Field
      label={<FormattedMessage id="settlements.file" />}
      hint={<FormattedMessage id="settlements.fileHint" />}
      required
      error={error}
    >
      <TextInput type="file" accept=".csv,.txt,.tsv,text/csv" onChange={({ target }) => void read(target.files?.[0])} />
    </Field>
  );
}
