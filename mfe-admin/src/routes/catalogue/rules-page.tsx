import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import type { AdminIntakeRulesQuery } from '#mfe-admin/features/intake/intake.generated.ts';
import { RuleList } from '#mfe-admin/features/intake/rule-list.tsx';
import { TermsForm } from '#mfe-admin/features/intake/terms-form.tsx';
import { CataloguePage } from './catalogue-page.tsx';

/** `/admin/intake-rules`: how long what comes in is kept, and what people sign. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { holdRules, dealTerms } = useLoaderData<AdminIntakeRulesQuery>();
  return (
    <CataloguePage title={formatMessage({ id: 'intake.rules' })} lead={<FormattedMessage id="intake.rulesLead" />}>
      <section>
        <Heading level={2} step="3">
          <FormattedMessage id="intake.rule.title" />
        </Heading>
        <RuleList rules={holdRules} />
      </section>
      {dealTerms.map((terms) => (
        <section key={`${terms.deal} ${terms.version}`}>
          <Heading level={2} step="3">
            <FormattedMessage id={`intake.termsOf.${terms.deal}`} />
          </Heading>
          <TermsForm terms={terms} />
        </section>
      ))}
    </CataloguePage>
  );
}
