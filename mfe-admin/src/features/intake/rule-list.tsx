import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { FormError } from '@headstock/ui/form-error';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { type AdminIntakeRulesQuery, AdminIntakeRuleRemoveDocument } from './intake.generated.ts';
import { RuleForm } from './rule-form.tsx';

const Root = styled.ul`
  display: grid;
  gap: 10px;
  & > li {
    display: grid;
    gap: 8px;
    padding: 14px 18px;
    border: 1px solid var(--hs-line);
    border-radius: var(--hs-r-control);
    background: var(--hs-surface);
    & > .acts {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
    }
  }
`;

type Rule = AdminIntakeRulesQuery['holdRules'][number];

/** How long which deals are kept, place by place, each to be changed or taken away. Renders a `<ul>`. */
export function RuleList({ rules }: { readonly rules: readonly Rule[] }): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const { revalidate } = useRevalidator();
  const { isBusy, refusal, run } = useStaffAction();
  const [open, setOpen] = useState<string | null>(null);
  const saved = async (): Promise<void> => {
    setOpen(null);
    await revalidate();
  };
  const remove = async ({ id, version }: Rule): Promise<void> => {
    const read = { id, version };
    await run(async () => (await client.mutate(AdminIntakeRuleRemoveDocument, read, { quiet: true })).holdRuleRemove);
    await revalidate();
  };
  const nameOf = ({ place, deal }: Rule): string =>
    `${place === '*' ? formatMessage({ id: 'intake.rule.everywhere' }) : place}, ${formatMessage({ id: `intake.deal.${deal}` })}`;
  return (
    <>
      {refusal && <FormError alert>{refusal.message}</FormError>}
      <Root>
        {rules.map((rule) => (
          <li key={rule.id}>
            <b>{nameOf(rule)}</b>
            {open === rule.id ? (
              <RuleForm rule={rule} onDone={() => void saved()} onCancel={() => setOpen(null)} />
            ) : (
              <>
                <span>
                  <FormattedMessage id="intake.rule.is" values={{ days: rule.days }} />
                </span>
                <small>{rule.source}</small>
                <div className="acts">
                  <Button
                    size="small"
                    variant="outline"
                    aria-label={formatMessage({ id: 'intake.rule.changeOf' }, { name: nameOf(rule) })}
                    onClick={() => setOpen(rule.id)}
                  >
                    <FormattedMessage id="intake.rule.change" />
                  </Button>
                  {rule.place !== '*' && (
                    <Button
                      size="small"
                      variant="quiet"
                      busy={isBusy}
                      aria-label={formatMessage({ id: 'intake.rule.removeOf' }, { name: nameOf(rule) })}
                      onClick={() => void remove(rule)}
                    >
                      <FormattedMessage id="intake.remove" />
                    </Button>
                  )}
                </div>
              </>
            )}
          </li>
        ))}
        <li>
          {open === 'new' ? (
            <RuleForm rule={null} onDone={() => void saved()} onCancel={() => setOpen(null)} />
          ) : (
            <div className="acts">
              <Button size="small" onClick={() => setOpen('new')}>
                <FormattedMessage id="intake.rule.new" />
              </Button>
            </div>
          )}
        </li>
      </Root>
    </>
  );
}
