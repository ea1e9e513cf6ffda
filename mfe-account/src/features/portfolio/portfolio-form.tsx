import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { FormGrid } from '@headstock/ui/form-grid';
import { Select } from '@headstock/ui/select';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { problemMessages } from '#mfe-account/features/auth/auth-messages.ts';
import { ConflictNotice, StoredFields } from '#mfe-account/features/conflict/conflict-notice.tsx';
import { useSettle } from '#mfe-account/features/conflict/use-settle.ts';
import { SettingsForm } from '#mfe-account/features/details/settings-form.ts';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { UnsavedGuard } from '#mfe-account/features/leave-guard/unsaved-guard.tsx';
import { conditions, portfolioLimits, toPortfolioValues, type PortfolioFieldName } from './portfolio-form.model.ts';
import type { PortfolioDetailsFragment } from './portfolio.generated.ts';
import { requiredFields, usePortfolioForm } from './use-portfolio-form.ts';

/** What an owner says of an instrument. Renders a `<form>`; a new instrument opens its page afterwards. */
export function PortfolioForm({ item }: { readonly item: PortfolioDetailsFragment | null }): ReactNode {
  const { formatMessage, locale } = useIntl();
  const { form, unsaved, refusal, forgetRefusal, conflict, keepMine, takeTheirs } = usePortfolioForm(item);
  const { root, settle } = useSettle();
  const stored = (name: PortfolioFieldName, theirs: PortfolioDetailsFragment): string =>
    name === 'condition' && theirs.condition !== null
      ? formatMessage({ id: `portfolio.condition.${theirs.condition}` })
      : toPortfolioValues(theirs, locale)[name];
  const field = (name: PortfolioFieldName) => {
    const problem = form.problems[name];
    const error = problem ? formatMessage(problemMessages[problem]) : refusal?.field === name && refusal.message;
    return {
      label: <FormattedMessage id={`portfolio.field.${name}`} />,
      error: error || undefined,
      ...(name in requiredFields
        ? { required: true }
        : { optionalLabel: <FormattedMessage id="portfolio.optional" /> }),
    };
  };
  const control = (name: PortfolioFieldName) => ({
    name,
    maxLength: portfolioLimits[name],
    value: form.values[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      if (refusal?.field === name) forgetRefusal();
      form.change(name, target.value);
    },
    onBlur: () => form.leave(name),
  });
  return (
    <SettingsForm ref={root} method="post" noValidate onSubmit={form.onSubmit}>
      <FormGrid>
        <Field {...field('brand')} span="half">
          <TextInput {...control('brand')} />
        </Field>
        <Field {...field('model')} span="half">
          <TextInput {...control('model')} />
        </Field>
        <Field {...field('year')} span="half">
          <TextInput numeric inputMode="numeric" {...control('year')} />
        </Field>
        <Field {...field('finish')} span="half">
          <TextInput {...control('finish')} />
        </Field>
        <Field {...field('condition')} span="half-from-tablet">
          <Select {...control('condition')}>
            <option value="">{formatMessage({ id: 'portfolio.condition.none' })}</option>
            {conditions.map((condition) => (
              <option key={condition} value={condition}>
                {formatMessage({ id: `portfolio.condition.${condition}` })}
              </option>
            ))}
          </Select>
        </Field>
        <Field {...field('acquiredOn')} span="half-from-tablet">
          <TextInput type="date" {...control('acquiredOn')} />
        </Field>
        <Field {...field('acquiredFor')} span="half">
          <TextInput numeric inputMode="decimal" {...control('acquiredFor')} />
        </Field>
        <Field {...field('insuredFor')} span="half">
          <TextInput numeric inputMode="decimal" {...control('insuredFor')} />
        </Field>
        <Field {...field('serial')} hint={<FormattedMessage id="portfolio.serialHint" />}>
          <TextInput numeric autoComplete="off" spellCheck={false} {...control('serial')} />
        </Field>
        <Field {...field('notes')}>
          <Textarea rows={4} {...control('notes')} />
        </Field>
      </FormGrid>
      {conflict && (
        <ConflictNotice
          title={<FormattedMessage id="portfolio.conflict" />}
          onKeepMine={() => settle(keepMine, true)}
          onTakeTheirs={() => settle(takeTheirs, false)}
        >
          <StoredFields
            fields={conflict.fields.map((name) => ({
              name,
              label: <FormattedMessage id={`portfolio.field.${name}`} />,
              text: stored(name, conflict.theirs),
            }))}
          />
        </ConflictNotice>
      )}
      {refusal?.field === null && <FormError alert>{refusal.message}</FormError>}
      <FormFailure error={form.failure} />
      <UnsavedGuard unsaved={unsaved} />
      <div>
        <Button type="submit" busy={form.busy}>
          <FormattedMessage id="portfolio.save" />
        </Button>
        {!item && (
          <Button as={Link} to="/profile/portfolio" variant="quiet">
            <FormattedMessage id="portfolio.cancel" />
          </Button>
        )}
      </div>
    </SettingsForm>
  );
}
