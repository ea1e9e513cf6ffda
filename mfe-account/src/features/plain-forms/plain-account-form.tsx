import { Button } from '@headstock/ui/button';
import { Field, type FieldProps } from '@headstock/ui/field';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SettingsForm } from '#mfe-account/features/details/settings-form.ts';
import { type PlainRefusal, problemId } from './plain-forms.model.ts';

/** Where a form is sent. */
export const actionOf = (form: string, locale: string): string => `/api/account/${form}?lang=${locale}`;

/** What is wrong with a form, in the words of the API or in ours. */
const wordsOf = (refusal: NonNullable<PlainRefusal>): ReactNode =>
  refusal.message ?? <FormattedMessage id={problemId(refusal.code)} />;

/** Props of a form. */
export interface PlainAccountFormProps {
  readonly form: string;
  /** What it is about. */
  readonly id?: string;
  readonly refusal: PlainRefusal;
  /** Whether files are sent with it. */
  readonly hasFiles?: boolean;
  /** The label of its button. */
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** A form that is sent as it is; what is wrong with it the server says, at the fields or above them. Renders a `<form>`. */
export function PlainAccountForm({ form, id, refusal, hasFiles, action, children }: PlainAccountFormProps): ReactNode {
  const { locale } = useIntl();
  return (
    <SettingsForm
      method="post"
      action={actionOf(form, locale)}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      noValidate
    >
      {/* The Enter key presses the first button of a form. */}
      <button type="submit" hidden tabIndex={-1}>
        {action}
      </button>
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      {refusal && refusal.field === null && refusal.issues.length === 0 && (
        <Notice tone="bad" live>
          {wordsOf(refusal)}
        </Notice>
      )}
      {children}
      <div>
        <Button type="submit" size="large">
          {action}
        </Button>
      </div>
    </SettingsForm>
  );
}

/** Props of a field. */
export interface PlainFieldProps extends Omit<FieldProps, 'error'> {
  readonly name: string;
  readonly refusal: PlainRefusal;
}

/** A field of such a form, with what is wrong with it. Children are its control. */
export function PlainField({ name, refusal, ...field }: PlainFieldProps): ReactNode {
  return <Field {...field} error={refusal?.field === name ? wordsOf(refusal) : undefined} />;
}
