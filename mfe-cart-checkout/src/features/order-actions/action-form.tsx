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

export interface ActFormProps {
  /** The act: title `order.act.{name}.title`, greeting `.greeting` and button `.do` are its messages. */
  readonly name: string;
  readonly busy: boolean;
  readonly refusal: string | null;
  readonly onSubmit: (form: FormData) => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** A dialog with one form: what is to be done, what it needs, why it was refused. */
export function ActForm({ name, busy, refusal, onSubmit, onClose, children }: ActFormProps) {
  const intl = useIntl();
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title={intl.formatMessage({ id: `order.act.${name}.title` })}
      greeting={intl.formatMessage({ id: `order.act.${name}.greeting` })}
      closeLabel={intl.formatMessage({ id: 'order.act.close' })}
    >
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(new FormData(event.currentTarget));
        }}
      >
        {children}
        {refusal !== null && <FormError alert>{refusal}</FormError>}
        <div className="do">
          <Button type="submit" busy={busy}>
            <FormattedMessage id={`order.act.${name}.do`} />
          </Button>
          <Button variant="quiet" onClick={onClose}>
            <FormattedMessage id="order.act.back" />
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
