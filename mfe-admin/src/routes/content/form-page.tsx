import styled from '@emotion/styled';
import { Heading } from '@headstock/ui/heading';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { AnswerForm } from '#mfe-admin/features/forms/answer-form.tsx';
import { FormAnswers } from '#mfe-admin/features/forms/form-answers.tsx';
import { FormHandling } from '#mfe-admin/features/forms/form-handling.tsx';
import { FormMentions } from '#mfe-admin/features/forms/form-mentions.tsx';
import { FormPictures } from '#mfe-admin/features/forms/form-pictures.tsx';
import { FormSteps } from '#mfe-admin/features/forms/form-steps.tsx';
import { isAppraisal, typeLabel } from '#mfe-admin/features/forms/form-states.ts';
import { formsList } from '#mfe-admin/features/forms/forms-list.ts';
import { StateBadge } from '#mfe-admin/features/forms/state-badge.tsx';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';
import type { FormData } from './form-loader.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 26px;
  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
  }
  & > .state {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 14px;
  }
`;

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={3} step="3" id={id}>
        <FormattedMessage id={title} />
      </Heading>
      {children}
    </section>
  );
}

function Form({ form, staff, replies }: FormData): ReactNode {
  const mayWrite = useGrants()('content:write');
  const { id, type, state, createdAt, steps, isAnswerable } = form;
  const label = typeLabel(type);
  return (
    <Root>
      <p className="state">
        <StateBadge state={state} />
        <span>{label ? <FormattedMessage id={label} /> : type}</span>
        <span className="hs-mute">
          <Moment iso={createdAt} />
        </span>
        {isAppraisal(type) && (
          <Link to={`/admin/appraisals/${id}`}>
            <FormattedMessage id="forms.toAppraisal" />
          </Link>
        )}
      </p>
      <FormAnswers form={form} />
      <FormMentions mentions={form.mentions} />
      <FormPictures pictures={form.pictures} />
      {steps.length > 0 && (
        <Part title="forms.steps">
          <FormSteps steps={steps} />
        </Part>
      )}
      {mayWrite && isAnswerable && (
        <Part title="forms.answer">
          <AnswerForm form={form} replies={replies} />
        </Part>
      )}
      {mayWrite && (
        <Part title="forms.handling">
          <FormHandling form={form} staff={staff} />
        </Part>
      )}
    </Root>
  );
}

/** `/admin/content/forms/:id`: what somebody sent, what staff answered, and who looks after it. */
export function Component(): ReactNode {
  const loaded = useLoaderData<FormData>();
  const { reference, name } = loaded.form;
  const title = useIntl().formatMessage({ id: 'forms.one' }, { reference, name });
  return (
    <RouteDrawer title={title} parent={formsList.path} record={loaded.form.id} width="wide">
      <Form key={loaded.form.id} {...loaded} />
    </RouteDrawer>
  );
}
