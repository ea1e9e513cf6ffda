import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Dialog } from '@headstock/ui/dialog';
import { FormError } from '@headstock/ui/form-error';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

const Form = styled.form`
  display: grid;
  gap: 18px;
  & > .do {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    margin-top: 4px;
  }
`;

/** The message ids of an action's dialog. */
export interface ActionTexts {
  readonly title: string;
  readonly greeting: string;
  readonly submit: string;
}

/** The message ids of an order action. */
export const actionTexts = (name: string): ActionTexts => ({
  title: `orderActions.${name}.title`,
  greeting: `orderActions.${name}.greeting`,
  submit: `orderActions.${name}.submit`,
});

/** Props of the form. */
export interface ActionFormProps {
  readonly texts: ActionTexts;
  readonly busy?: boolean;
  readonly refusal?: string | null;
  /** Without it there is nothing to send, and only the way back. */
  readonly onSubmit?: (form: FormData) => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** A dialog with one form: its fields, why the last try was refused, and the two buttons. */
export function ActionForm({ texts, busy = false, refusal = null, onSubmit, onClose, children }: ActionFormProps) {
  const intl = useIntl();
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title={intl.formatMessage({ id: texts.title })}
      greeting={intl.formatMessage({ id: texts.greeting })}
      closeLabel={intl.formatMessage({ id: 'orderActions.close' })}
    >
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.(new FormData(event.currentTarget));
        }}
      >
        {children}
        {refusal !== null && <FormError alert>{refusal}</FormError>}
        <div className="do">
          {onSubmit && (
            <Button type="submit" busy={busy}>
              <FormattedMessage id={texts.submit} />
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            <FormattedMessage id="orderActions.back" />
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** The text of a field, without spaces around it. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
