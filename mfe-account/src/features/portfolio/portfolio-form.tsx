import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { FormGrid } from '@headstock/ui/form-grid';
import { Select } from '@headstock/ui/select';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { problemMessages } from '#mfe-account/features/auth/auth-messages.ts';
import { checkText } from '#mfe-account/features/auth/auth-validation.model.ts';
import { useForm } from '#mfe-account/features/auth/use-form.ts';
import { SettingsForm } from '#mfe-account/features/details/settings-form.ts';
import {
  conditions,
  fieldOfApi,
  portfolioLimits,
  toPortfolioInput,
  toPortfolioValues,
  type PortfolioFieldName,
} from './portfolio-form.model.ts';
import {
  AccountPortfolioCreateDocument,
  AccountPortfolioUpdateDocument,
  type PortfolioDetailsFragment,
} from './portfolio.generated.ts';

const required = { brand: checkText, model: checkText };

/** Why the API, or the reading of what was typed, refuses the form. */
interface Refusal {
  readonly field: PortfolioFieldName | null;
  readonly message: string;
}

/** What an owner says of an instrument. Renders a `<form>`; a new instrument opens its page afterwards. */
export function PortfolioForm({ item }: { readonly item: PortfolioDetailsFragment | null }): ReactNode {
  const client = useGraphQLClient();
  const emit = useEmit();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const refuse = (field: PortfolioFieldName | null, message: string): void => {
    setRefusal({ field, message });
    if (field !== null) requestAnimationFrame(() => document.getElementsByName(field)[0]?.focus());
  };
  const form = useForm(toPortfolioValues(item), required, async (values) => {
    setRefusal(null);
    const portfolioItem = toPortfolioInput(values);
    if ('unread' in portfolioItem) {
      const { unread, isNumber } = portfolioItem;
      return refuse(unread, formatMessage({ id: `portfolio.problem.${isNumber ? unread : 'number'}` }));
    }
    const answer = item
      ? (await client.mutate(AccountPortfolioUpdateDocument, { id: item.id, portfolioItem })).portfolioItemUpdate
      : (await client.mutate(AccountPortfolioCreateDocument, { portfolioItem })).portfolioItemCreate;
    const { success, message, field, portfolioItem: written } = answer;
    if (!success || !written) return refuse(fieldOfApi(field), message ?? formatMessage({ id: 'portfolio.failed' }));
    emit('notification/show', { message: formatMessage({ id: 'portfolio.saved' }), tone: 'positive' });
    if (item) await revalidate();
    else await navigate(`/profile/portfolio/${written.id}`);
  });
  const field = (name: PortfolioFieldName) => {
    const problem = form.problems[name];
    const error = problem ? formatMessage(problemMessages[problem]) : refusal?.field === name && refusal.message;
    return {
      label: <FormattedMessage id={`portfolio.field.${name}`} />,
      error: error || undefined,
      ...(name in required ? { required: true } : { optionalLabel: <FormattedMessage id="portfolio.optional" /> }),
    };
  };
  const control = (name: PortfolioFieldName) => ({
    name,
    maxLength: portfolioLimits[name],
    value: form.values[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      if (refusal?.field === name) setRefusal(null);
      form.change(name, target.value);
    },
    onBlur: () => form.leave(name),
  });
  return (
    <SettingsForm method="post" noValidate onSubmit={form.onSubmit}>
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
        <Field {...field('condition')} span="half">
          <Select {...control('condition')}>
            <option value="">{formatMessage({ id: 'portfolio.condition.none' })}</option>
            {conditions.map((condition) => (
              <option key={condition} value={condition}>
                {formatMessage({ id: `portfolio.condition.${condition}` })}
              </option>
            ))}
          </Select>
        </Field>
        <Field {...field('serial')} hint={<FormattedMessage id="portfolio.serialHint" />} span="half">
          <TextInput numeric autoComplete="off" spellCheck={false} {...control('serial')} />
        </Field>
        <Field {...field('acquiredOn')} span="half">
          <TextInput type="date" {...control('acquiredOn')} />
        </Field>
        <Field {...field('acquiredFor')} span="half">
          <TextInput numeric inputMode="decimal" {...control('acquiredFor')} />
        </Field>
        <Field {...field('insuredFor')} span="half">
          <TextInput numeric inputMode="decimal" {...control('insuredFor')} />
        </Field>
        <Field {...field('notes')}>
          <Textarea rows={4} {...control('notes')} />
        </Field>
      </FormGrid>
      {refusal?.field === null && <FormError alert>{refusal.message}</FormError>}
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
