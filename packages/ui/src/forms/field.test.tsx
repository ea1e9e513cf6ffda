/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { ErrorSummary } from './error-summary.tsx';
import { Field } from './field.tsx';
import { Select } from './select.tsx';
import { TextInput } from './text-input.tsx';
import { Textarea } from './textarea.tsx';

afterEach(cleanup);

const describedBy = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

describe('Field', () => {
  it('names its control and says hint and error with it', () => {
    render(
      <Field label="Postal code" hint="As on your letters." error="Five digits, please" required>
        <TextInput defaultValue="9721" />
      </Field>,
    );
    const input = screen.getByLabelText('Postal code');
    expect(describedBy(input)).toBe('As on your letters. | Five digits, please');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.hasAttribute('required')).toBe(true);
  });

  it('says nothing more than there is', () => {
    render(
      <Field label="Name">
        <TextInput />
      </Field>,
    );
    expect(screen.getByLabelText('Name').getAttributeNames()).not.toContain('aria-describedby');
    expect(screen.getByLabelText('Name').getAttributeNames()).not.toContain('aria-invalid');
  });

  it('does so for every kind of control, with ids of their own', () => {
    render(
      <>
        <Field label="State">
          <Select>
            <option>Oregon</option>
          </Select>
        </Field>
        <Field label="Message">
          <Textarea />
        </Field>
      </>,
    );
    expect(screen.getByLabelText('State').tagName).toBe('SELECT');
    expect(screen.getByLabelText('Message').tagName).toBe('TEXTAREA');
    expect(screen.getByLabelText('State').id).not.toBe(screen.getByLabelText('Message').id);
  });
});

describe('ErrorSummary', () => {
  it('takes the focus and leads to the fields', () => {
    render(
      <>
        <Field label="Email" id="email" error="Invalid E-mail">
          <TextInput />
        </Field>
        <ErrorSummary title="One thing to look at" errors={[{ fieldId: 'email', message: 'Invalid E-mail' }]} />
      </>,
    );
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(screen.getByRole('link', { name: 'Invalid E-mail' }).getAttribute('href')).toBe('#email');
  });
});
