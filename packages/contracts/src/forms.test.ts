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
  it('takes what is complete, with or without what may stay empty', () => {
    expect(codes(repair)).toEqual([]);
    expect(codes({ ...repair, year: 'c. 1953', phone: '+1 615 555 0142' })).toEqual([]);
  });

  it('tells everything that is missing, in the order of its fields', () => {
    expect(codes({})).toEqual([
      ['name', 'text'],
      ['email', 'email'],
      ['brand', 'text'],
      ['model', 'text'],
      ['handover', 'selection'],
      ['wrong', 'text'],
    ]);
  });

  it('asks for a number where one belongs', () => {
    expect(codes({ ...repair, year: 'old' })).toEqual([['year', 'number']]);
    const consign = checkForm('consign', { askingPrice: 'a fair one', year: '1962' });
    expect(consign).toContainEqual({ field: 'askingPrice', code: 'number' });
  });

  it('knows choices that exist, and no others', () => {
    expect(codes({ ...repair, handover: 'teleport' })).toEqual([['handover', 'selection']]);
    expect(codes({ ...repair, handover: 'constructor' })).toEqual([['handover', 'selection']]);
  });

  it('takes only so much', () => {
    expect(codes({ ...repair, wrong: 'x'.repeat(5_001), brand: ' '.repeat(500) })).toEqual([
      ['brand', 'text'],
      ['wrong', 'long'],
    ]);
  });

  it('keeps its own fields alone', () => {
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

  it.each(['a@b.co', 'june.carter+shop@sub.example.museum', ' padded@example.com '])('%s is one', (text) => {
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

it('says in both languages what is wrong', () => {
  expect(Object.keys(formProblemTexts.fr)).toEqual(Object.keys(formProblemTexts.en));
});

it('says how much fits where something is too long', () => {
  const long = (field: string) => ({ field, code: 'long' }) as const;
  expect(tellProblem('en', 'contact', long('message'))).toBe('That is too long: 5,000 characters fit here');
  expect(tellProblem('fr', 'contact', long('message'))).toBe(
    'C’est trop long\u00a0: ce champ prend 5\u202f000 caractères au plus',
  );
  expect(tellProblem('en', 'repair', long('brand'))).toBe('That is too long: 120 characters fit here');
});

it('knows its numbers', () => {
  expect(['R-4F7K2MQ', 'r-4F7K2MQ', 'X-4F7K2MQ', 'R-4F7K2M<'].map(isFormReference)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
