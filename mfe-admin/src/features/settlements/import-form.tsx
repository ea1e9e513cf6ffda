import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { FormGrid } from '@headstock/ui/form-grid';
import { Notice } from '@headstock/ui/notice';
import { Select } from '@headstock/ui/select';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDrawer, useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { ColumnFields, type ChosenColumns } from './column-fields.tsx';
import { ReportFile } from './report-file.tsx';
import { settledProviders } from './settlements-list.ts';
import { AdminSettlementImportDocument, type AdminSettlementImportMutation } from './settlements.generated.ts';

type Answer = AdminSettlementImportMutation['settlementImport'];

/** Imports a settlement report: whose it is, the file, and where needed which column holds what. Renders a `<form>`. */
export function ImportForm(): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const emit = useEmit();
  const { done } = useDrawer();
  const { isBusy, refusal, run } = useStaffAction();
  const [provider, setProvider] = useState<string>('card');
  const [file, setFile] = useState<{ readonly name: string; readonly csv: string } | null>(null);
  const [columns, setColumns] = useState<ChosenColumns>({});
  const [isMissing, setMissing] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  useUnsaved(file !== null);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setMissing(file === null);
    if (file === null) return;
    const variables = { provider, fileName: file.name, csv: file.csv, columns };
    const result = await run(
      async () => (await client.mutate(AdminSettlementImportDocument, variables, { quiet: true })).settlementImport,
    );
    setAnswer(result);
    if (!result?.success) return;
    const { settlements, repeated } = result;
    const id = settlements.length > 0 ? 'settlements.imported' : 'settlements.nothingNew';
    emit('notification/show', {
      message: formatMessage({ id }, { count: settlements.length, repeated }),
      tone: settlements.length > 0 ? 'positive' : 'warning',
    });
    done();
  };
  const header = answer?.header ?? [];
  const problems = answer?.problems ?? [];
  return (
    <form noValidate className="hs-stack" onSubmit={(event) => void submit(event)}>
      <p className="hs-mute">
        <FormattedMessage id="settlements.importLead" />
      </p>
      <FormGrid>
        <Field label={<FormattedMessage id="settlements.provider" />} required>
          <Select data-autofocus="" value={provider} onChange={({ target }) => setProvider(target.value)}>
            {settledProviders.map((name) => (
              <option key={name} value={name}>
                {formatMessage({ id: `settlements.provider.${name}` })}
              </option>
            ))}
          </Select>
        </Field>
        <ReportFile
          error={
            isMissing ? (
              <FormattedMessage id="settlements.fileMissing" />
            ) : refusal && problems.length === 0 && header.length === 0 ? (
              refusal.message
            ) : undefined
          }
          onRead={(read) => {
            setFile(read);
            setMissing(false);
            setAnswer(null);
            setColumns({});
          }}
        />
      </FormGrid>
      {header.length > 0 && (
        <>
          <FormError alert>{refusal?.message}</FormError>
          <ColumnFields header={header} chosen={columns} onChange={setColumns} />
        </>
      )}
      {problems.length > 0 && (
        <Notice tone="bad" live>
          <p>{refusal?.message}</p>
          <ul>
            {problems.map(({ line, message }) => (
              <li key={line}>
                <FormattedMessage id="settlements.line" values={{ line, message }} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div>
        <Button type="submit" busy={isBusy}>
          <FormattedMessage id="settlements.import" />
        </Button>
      </div>
    </form>
  );
}
