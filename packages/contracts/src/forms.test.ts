import { describe, expect, it } from '@jest/globals';
import {
  checkAnswer,
  checkForm,
  cleanAnswers,
  type FormAnswers,
  formProblemTexts,
  forms,
  formTypes,
  isFormReference,
  tellProblem,
} from './forms.ts';

const repair: FormAnswers = {
  name: 'June',
  email: 'june@example.com',
  brand: 'Gibson',
  model: 'J-45',
  handover: 'bring',
  wrong: 'The top cracked.',
};
const codes = (answers: FormAnswers) => checkForm('repair', answers).map(({ field, code }) => [field, code]);

describe('a form', () => {
  it('accepts complete answers, with or without optional ones', () => {
    expect(codes(repair)).toEqual([]);
    expect(codes({ ...repair, year: 'c. 1953', phone: '+1 615 555 0142' })).toEqual([]);
  });

  it('reports everything missing, in the order of its fields', () => {
    expect(codes({})).toEqual([
      ['name', 'text'],
      ['email', 'email'],
      ['brand', 'text'],
      ['model', 'text'],
      ['handover', 'selection'],
      ['wrong', 'text'],
    ]);
  });

  it('requires numbers in number fields', () => {
    expect(codes({ ...repair, year: 'old' })).toEqual([['year', 'number']]);
    const consign = checkForm('consign', { askingPrice: 'a fair one', year: '1962' });
    expect(consign).toContainEqual({ field: 'askingPrice', code: 'number' });
  });

  it('accepts only existing choices', () => {
    expect(codes({ ...repair, handover: 'teleport' })).toEqual([['handover', 'selection']]);
    expect(codes({ ...repair, handover: 'constructor' })).toEqual([['handover', 'selection']]);
  });

  it('limits the length of answers', () => {
    expect(codes({ ...repair, wrong: 'x'.repeat(5_001), brand: ' '.repeat(500) })).toEqual([
      ['brand', 'text'],
      ['wrong', 'long'],
    ]);
  });

  it('ignores unknown fields', () => {
    expect(
      cleanAnswers('general', { name: ' June ', email: ' June@Example.COM', isAdmin: 'true', subject: '' }),
    ).toEqual({
      name: 'June',
      email: 'june@example.com',
    });
  });
});

describe('an e-mail', () => {
  const email = forms.contact.find(({ kind }) => kind === 'email');
  const check = (text: string) => email && checkAnswer(email, text);

  it.each(['a@b.co', 'june.carter+shop@sub.example.museum', ' padded@example.com '])('accepts %s', (text) => {
    expect(check(text)).toBeUndefined();
  });

  it.each(['', 'a@b', 'a b@example.com', 'a@@example.com', '<a@example.com>', `${'x'.repeat(250)}@example.com`])(
    '%s is none',
    (text) => {
      expect(check(text)).toBe('email');
    },
  );
});

it('every form asks for a name and an e-mail, and its fields have names of their own', () => {
  for (const type of formTypes) {
    const names = forms[type].map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(['name', 'email', 'phone']);
    expect(new Set(names).size).toBe(names.length);
  }
});

it('explains problems in both languages', () => {
  expect(Object.keys(formProblemTexts.fr)).toEqual(Object.keys(formProblemTexts.en));
});

it('states the maximum where an answer is too long', () => {
  const long = (field: string) => ({ field, code: 'long' }) as const;
  expect(tellProblem('en', 'contact', long('message'))).toBe('That is too long: 5,000 characters fit here');
  expect(tellProblem('fr', 'contact', long('message'))).toBe(
    'C’est trop long\u00a0: ce champ prend 5\u202f000 caractères au plus',
  );
  expect(tellProblem('en', 'repair', long('brand'))).toBe('That is too long: 120 characters fit here');
});

it('recognises its references', () => {
  expect(['R-4F7K2MQ', 'r-4F7K2MQ', 'X-4F7K2MQ', 'R-4F7K2M<'].map(isFormReference)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
