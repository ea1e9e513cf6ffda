import { useGraphQLClient } from '@headstock/graphql-client';
import { Field } from '@headstock/ui/field';
import { Select } from '@headstock/ui/select';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { mappingFieldId } from './mapping-link.tsx';
import { AdminQuickBooksMapDocument, type AdminQuickBooksMappingsQuery } from './quickbooks.generated.ts';

/** What has to be mapped. */
export type Mapping = AdminQuickBooksMappingsQuery['quickbooksMappings'][number];

/** Something of the company. */
export interface Choice {
  readonly id: string;
  readonly name: string;
}

/** Props of the row. */
export interface MappingRowProps {
  readonly mapping: Mapping;
  readonly choices: readonly Choice[];
  /** It is what the page was opened for. */
  readonly isWanted?: boolean;
}

/** Maps one thing of ours to one of the company; it is stored when it is chosen. Renders a `Field`. */
export function MappingRow({ mapping, choices, isWanted = false }: MappingRowProps): ReactNode {
  const client = useGraphQLClient();
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const { isBusy, refusal, run } = useStaffAction();
  const { role, name, refId, refName, fault, held } = mapping;
  const map = async (chosen: string): Promise<void> => {
    if (chosen === '' || chosen === refId) return;
    const variables = { role, refId: chosen, expected: refId };
    const done = await run(
      async () => (await client.mutate(AdminQuickBooksMapDocument, variables, { quiet: true })).quickbooksMap,
      'quickbooks.mapped',
    );
    if (done?.success || done?.code === 'changed') await revalidate();
  };
  const isMissing = refId !== null && !choices.some(({ id }) => id === refId);
  const faultText =
    fault === 'inactive' || fault === 'gone'
      ? formatMessage({ id: `quickbooks.fault.${fault}` })
      : (fault ?? undefined);
  return (
    <Field
      id={mappingFieldId(role)}
      label={name}
      hint={held > 0 && <FormattedMessage id="quickbooks.holds" values={{ count: held }} />}
      error={refusal?.message ?? faultText}
    >
      <Select
        data-autofocus={isWanted || undefined}
        disabled={isBusy}
        value={refId ?? ''}
        onChange={({ target }) => void map(target.value)}
      >
        <option value="">{formatMessage({ id: 'quickbooks.chooseOne' })}</option>
        {isMissing && <option value={refId}>{refName}</option>}
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
