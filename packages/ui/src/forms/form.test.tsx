/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as z from 'zod/mini';
import { Form, FormRootError } from './form.tsx';
import { FormField } from './form-field.tsx';
import { TextInput } from './text-input.tsx';
import { showServerErrors, useSchemaForm, type ServerErrors } from './use-schema-form.ts';

afterEach(cleanup);

const schema = z.object({
  amount: z.pipe(z.string().check(z.regex(/^\d+$/, 'Digits only')), z.transform(Number)),
  note: z.string().check(z.maxLength(5, 'Too long')),
});
type Values = z.input<typeof schema>;

function Example({ onSend }: { readonly onSend: (values: unknown) => Promise<ServerErrors<Values>> }) {
  const form = useSchemaForm(schema, { amount: '', note: '' });
  return (
    <Form form={form} onSubmit={async (values) => showServerErrors(form, await onSend(values), ['amount', 'note'])}>
      <FormField name="amount" label="Amount">
        {(control) => <TextInput {...control} />}
      </FormField>
      <FormField name="note" label="Note">
        {(control) => <TextInput {...control} />}
      </FormField>
      <FormRootError form={form} />
      <button type="submit">Send</button>
    </Form>
  );
}

function open(answer: () => Promise<ServerErrors<Values>> = async () => ({})) {
  const onSend = jest.fn<(values: unknown) => Promise<ServerErrors<Values>>>(answer);
  render(<Example onSend={onSend} />);
  return { onSend, user: userEvent.setup(), send: screen.getByRole('button'), amount: screen.getByLabelText('Amount') };
}

describe('a form', () => {
  it('shows what the schema refuses at the field, focuses it, and clears it as it is corrected', async () => {
    const { onSend, user, send, amount } = open();
    await user.click(send);
    expect(screen.getByText('Digits only')).toBeTruthy();
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(amount);
    expect(onSend).not.toHaveBeenCalled();
    await user.type(amount, '12');
    expect(screen.queryByText('Digits only')).toBeNull();
  });

  it('sends what the schema makes of the values', async () => {
    const { onSend, user, send, amount } = open();
    await user.type(amount, '12');
    await user.click(send);
    expect(onSend.mock.calls).toEqual([[{ amount: 12, note: '' }]]);
  });

  it('shows errors of the server at their fields and of the whole form', async () => {
    const { user, send, amount } = open(async () => ({ note: 'Say less', form: 'Try again' }));
    await user.type(amount, '12');
    await user.click(send);
    expect(await screen.findByText('Say less')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Try again');
    expect(document.activeElement).toBe(screen.getByLabelText('Note'));
  });

  it('sends once while an answer is awaited', async () => {
    let answer: (errors: ServerErrors<Values>) => void = () => undefined;
    const { onSend, user, send, amount } = open(() => new Promise((resolve) => (answer = resolve)));
    await user.type(amount, '12');
    await user.click(send);
    await user.click(send);
    expect(onSend).toHaveBeenCalledTimes(1);
    answer({});
    await screen.findByText('Send');
  });
});
