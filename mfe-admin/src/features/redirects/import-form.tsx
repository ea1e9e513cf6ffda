import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { Notice } from '@headstock/ui/notice';
import { Textarea } from '@headstock/ui/textarea';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDrawer, useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { AdminRedirectsImportDocument, type AdminRedirectsImportMutation } from './redirects.generated.ts';

const Root = styled.form`
  display: grid;
  gap: 16px;
  & textarea {
    font-family: var(--hs-mono, monospace);
  }
  & ol {
    display: grid;
    gap: 6px;
  }
`;

type Problems = AdminRedirectsImportMutation['redirectsImport']['problems'];

/** Takes over redirects from a CSV, all or none. Renders a `<form>`. */
export function ImportForm(): ReactNode {
  const client = useGraphQLClient();
  const { done } = useDrawer();
  const { isBusy, refusal, run } = useStaffAction();
  const [csv, setCsv] = useState('');
  const [problems, setProblems] = useState<Problems>([]);
  useUnsaved(csv.trim() !== '');
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const answer = await run(
      async () => (await client.mutate(AdminRedirectsImportDocument, { csv }, { quiet: true })).redirectsImport,
    );
    setProblems(answer?.problems ?? []);
    if (answer?.success) done();
  }
  return (
    <Root noValidate onSubmit={(event) => void submit(event)}>
      {problems.length > 0 && (
        <Notice tone="bad" live>
          <p>{refusal?.message}</p>
          <ol>
            {problems.map(({ line, message }) => (
              <li key={line}>
                <FormattedMessage id="redirects.line" values={{ line, message }} />
              </li>
            ))}
          </ol>
        </Notice>
      )}
      <Field
        required
        label={<FormattedMessage id="redirects.csv" />}
        hint={<FormattedMessage id="redirects.csvHint" />}
        error={problems.length === 0 ? refusal?.message : undefined}
      >
        <Textarea
          rows={12}
          maxLength={200_000}
          spellCheck={false}
          placeholder={'from,to,status,language\n/old-page,/repairs,301,'}
          value={csv}
          onChange={({ target }) => setCsv(target.value)}
        />
      </Field>
      <div>
        <Button type="submit" busy={isBusy}>
          <FormattedMessage id="redirects.import" />
        </Button>
      </div>
    </Root>
  );
}
