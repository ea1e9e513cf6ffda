/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { TransportError } from '@headstock/graphql-client';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { openDialog, welcoming } from './auth-dialog.fixture.tsx';

const email = (): HTMLInputElement => screen.getByLabelText('Email address');
const password = (): HTMLInputElement => screen.getByLabelText('Password');
const refused = { success: false, message: null, account: null };
const offline = (): never => {
  throw new TransportError('offline', 0);
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('Login', () => {
  it('is called Login/Register and greets', async () => {
    const { greeting } = await openDialog();
    expect(screen.getByRole('dialog', { name: 'Login/Register' })).toBeTruthy();
    expect(greeting()).toBe('Good to see you again.');
    expect(screen.getByRole('tab', { name: 'Login' }).getAttribute('aria-selected')).toBe('true');
  });

  it('says what is missing, at the fields, and puts the focus on the first', async () => {
    const { user, button, calls } = await openDialog();
    await user.click(button('Login'));
    expect(screen.getByText('Invalid E-mail')).toBeTruthy();
    expect(screen.getByText('Please type something')).toBeTruthy();
    expect(document.activeElement).toBe(email());
    expect(calls).toEqual([]);
  });

  it('says that an e-mail is none as soon as it is left', async () => {
    const { user } = await openDialog();
    await user.type(email(), 'ada@exam');
    expect(screen.queryByText('Invalid E-mail')).toBeNull();
    await user.tab();
    expect(screen.getByText('Invalid E-mail')).toBeTruthy();
    await user.type(email(), 'ple.com');
    expect(screen.queryByText('Invalid E-mail')).toBeNull();
  });

  it('signs in with a lower-case e-mail and a solved bot check, then closes', async () => {
    const { user, button, asked, closed, account, notifications } = await openDialog();
    await user.type(email(), 'Ada@Example.COM');
    await user.type(password(), 'headstock');
    await user.click(button('Login'));
    await waitFor(() => expect(closed()).toBe(1));
    expect(asked('BotChallenge')).toEqual([{ action: 'LOGIN' }]);
    expect(asked('SessionCreate')).toEqual([
      { email: 'ada@example.com', password: 'headstock', recaptchaToken: expect.stringMatching(/^[\w+/]+=*$/) },
    ]);
    expect(account()?.id).toBe('a-1');
    expect(notifications).toEqual([]);
  });

  it.each([
    ['/wishlist?sort=new', '/wishlist'],
    ['//evil.example', '/shop'],
    ['javascript:alert(1)', '/shop'],
  ])('asked to go to %s afterwards, goes to %s', async (redirectTo, path) => {
    const dialog = await openDialog({}, { redirectTo });
    await dialog.user.type(email(), 'ada@example.com');
    await dialog.user.type(password(), 'headstock{Enter}');
    await waitFor(() => expect(dialog.closed()).toBe(1));
    await waitFor(() => expect(dialog.path()).toBe(path));
  });

  it('runs what waited for an account, once somebody is signed in, unless he is sent elsewhere', async () => {
    for (const redirectTo of [undefined, '/wishlist']) {
      const ran: (string | undefined)[] = [];
      const dialog = await openDialog(
        {},
        { ...(redirectTo ? { redirectTo } : {}), onSignedIn: () => ran.push(dialog.account()?.id) },
      );
      await dialog.user.type(email(), 'ada@example.com');
      await dialog.user.type(password(), 'headstock{Enter}');
      await waitFor(() => expect(dialog.closed()).toBe(1));
      expect(ran).toEqual(redirectTo ? [] : ['a-1']);
      cleanup();
    }
  });

  it('says when there is no such account, and stays', async () => {
    const dialog = await openDialog({ SessionCreate: { sessionCreate: refused } });
    await dialog.user.type(email(), 'ada@example.com');
    await dialog.user.type(password(), 'headstock{Enter}');
    await waitFor(() =>
      expect(dialog.notifications).toEqual([{ message: 'Username or password not found', tone: 'negative' }]),
    );
    expect(dialog.closed()).toBe(0);
    await waitFor(() => expect(dialog.button('Login').getAttribute('aria-busy')).toBeNull());
    expect(screen.getByText('Username or password not found').closest('form')).toBeTruthy();
    expect(password().value).toBe('headstock');
  });

  it('says in the form that nobody answered, and keeps what was typed', async () => {
    const dialog = await openDialog({ SessionCreate: offline });
    await dialog.user.type(email(), 'ada@example.com');
    await dialog.user.type(password(), 'headstock{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('What you typed is still here.');
    expect([email().value, password().value, dialog.notifications]).toEqual(['ada@example.com', 'headstock', []]);
  });

  it('says it in the words of the server when it has some', async () => {
    const message = 'The check against robots did not work. Please try again.';
    const dialog = await openDialog({ SessionCreate: { sessionCreate: { ...refused, message } } });
    await dialog.user.type(email(), 'ada@example.com');
    await dialog.user.type(password(), 'headstock{Enter}');
    await waitFor(() => expect(dialog.notifications).toEqual([{ message, tone: 'negative' }]));
  });

  it('proves its work for the e-mail when the server wants that, without another click', async () => {
    let tries = 0;
    const dialog = await openDialog({
      SessionCreate: () => {
        tries += 1;
        const wanted = {
          success: false,
          message: 'The next try needs a proof of work.',
          code: 'proof-required',
          account: null,
        };
        return {
          sessionCreate: tries === 1 ? wanted : { ...refused, success: true, message: null, account: { id: 'a-1' } },
        };
      },
    });
    await dialog.user.type(email(), 'ada@example.com');
    await dialog.user.type(password(), 'headstock{Enter}');
    await waitFor(() => expect(dialog.closed()).toBe(1));
    expect(dialog.notifications).toEqual([]);
    expect(dialog.asked('SessionCreate')).toHaveLength(2);
    expect(dialog.asked('BotChallenge')).toEqual([{ action: 'LOGIN' }, { action: 'LOGIN', email: 'ada@example.com' }]);
  });

  it('can be tried again after the network failed', async () => {
    const dialog = await openDialog({ SessionCreate: offline });
    await dialog.user.type(email(), 'ada@example.com');
    await dialog.user.type(password(), 'headstock{Enter}');
    await waitFor(() => expect(dialog.asked('SessionCreate')).toHaveLength(1));
    await waitFor(() => expect(dialog.button('Login').getAttribute('aria-busy')).toBeNull());
    await dialog.user.click(dialog.button('Login'));
    await waitFor(() => expect(dialog.asked('SessionCreate')).toHaveLength(2));
  });

  it('shows the password when asked', async () => {
    const { user, button } = await openDialog();
    await user.click(button('Show the characters'));
    expect(password().getAttribute('type')).toBe('text');
  });
});

describe('Login by code', () => {
  it('sends the code, asks for it, and signs in with its challenge', async () => {
    const { user, button, asked, closed } = await openDialog();
    await user.type(email(), 'ada@example.com');
    await user.click(button('Send me a 6-digit code'));
    expect(document.activeElement).toBe(email());
    await user.click(button('Send the code'));
    const code = await screen.findByLabelText('6-digit code');
    expect(document.activeElement).toBe(code);
    expect(asked('SessionSendAuthCode')).toEqual([{ email: 'ada@example.com' }]);
    await user.type(code, '12 34');
    await user.click(button('Login'));
    expect(screen.getByText('The code has 6 digits')).toBeTruthy();
    await user.type(code, '56789');
    await user.click(button('Login'));
    await waitFor(() => expect(closed()).toBe(1));
    expect(asked('SessionCreateWithCode')).toEqual([
      { email: 'ada@example.com', code: '123456', securityCode: 'challenge-1', recaptchaToken: expect.any(String) },
    ]);
  });

  it('says when the code could not be sent', async () => {
    const unsent = { success: false, message: null, securityCode: null };
    const dialog = await openDialog({ SessionSendAuthCode: { sessionSendAuthCode: unsent } });
    await dialog.user.click(dialog.button('Send me a 6-digit code'));
    await dialog.user.type(email(), 'ada@example.com{Enter}');
    await waitFor(() =>
      expect(dialog.notifications).toEqual([{ message: "Couldn't send code. Try again", tone: 'negative' }]),
    );
    expect(screen.queryByLabelText('6-digit code')).toBeNull();
  });

  it('says when the code is wrong, and can send another one', async () => {
    const dialog = await openDialog({ SessionCreateWithCode: { sessionCreateWithCode: refused } });
    await dialog.user.click(dialog.button('Send me a 6-digit code'));
    await dialog.user.type(email(), 'ada@example.com{Enter}');
    await dialog.user.type(await screen.findByLabelText('6-digit code'), '000000{Enter}');
    await waitFor(() =>
      expect(dialog.notifications).toEqual([{ message: 'Username or password not found', tone: 'negative' }]),
    );
    await dialog.user.click(dialog.button('Send another code'));
    expect(await screen.findByText('Another code is on its way.')).toBeTruthy();
    expect(dialog.asked('SessionSendAuthCode')).toHaveLength(2);
  });
});

describe('Register', () => {
  const fill = async (user: Awaited<ReturnType<typeof openDialog>>['user']): Promise<void> => {
    await user.type(screen.getByLabelText('First name'), ' Ada ');
    await user.type(screen.getByLabelText('Last name'), 'Lovelace');
    await user.type(email(), 'ADA@example.com');
    await user.type(password(), 'analytical');
    await user.type(screen.getByLabelText('Confirm password'), 'analytical');
  };

  it('needs both names, an e-mail, a password and the terms', async () => {
    const { user, button, calls } = await openDialog({}, { view: 'signup' });
    await user.click(button('Create account'));
    expect(screen.getAllByText('Please type something')).toHaveLength(4);
    expect(screen.getByText('Invalid E-mail')).toBeTruthy();
    expect(screen.getByText('You must accept terms and conditions')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('First name'));
    expect(calls).toEqual([]);
  });

  it('says when the two passwords differ', async () => {
    const { user } = await openDialog({}, { view: 'signup' });
    await fill(user);
    await user.type(screen.getByLabelText('Confirm password'), 'x');
    await user.tab();
    expect(screen.getByText("Password doesn't match")).toBeTruthy();
  });

  it('says it at the box when the acceptance is taken back', async () => {
    const { user } = await openDialog({}, { view: 'signup' });
    const terms = screen.getByRole('checkbox', { name: 'I accept the terms and conditions' });
    await user.click(terms);
    await user.click(terms);
    expect(screen.getByText('You must agree to the terms')).toBeTruthy();
    await user.click(terms);
    expect(screen.queryByText('You must agree to the terms')).toBeNull();
  });

  it('makes the account and signs in by itself', async () => {
    const { user, button, asked, closed } = await openDialog({}, { view: 'signup' });
    await fill(user);
    await user.click(screen.getByRole('checkbox'));
    await user.click(button('Create account'));
    await waitFor(() => expect(closed()).toBe(1));
    expect(asked('AccountCreate')).toEqual([
      {
        account: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', password: 'analytical' },
        recaptchaToken: expect.any(String),
      },
    ]);
    expect(asked('SessionCreate')).toEqual([
      { email: 'ada@example.com', password: 'analytical', recaptchaToken: expect.any(String) },
    ]);
    expect(asked('BotChallenge')).toEqual([{ action: 'REGISTRATION' }, { action: 'LOGIN' }]);
  });

  it('shows the reason of the server when there is one, stops loading and says nothing else', async () => {
    const message = 'There is an account with this e-mail.';
    const dialog = await openDialog({ AccountCreate: { accountCreate: { ...refused, message } } }, { view: 'signup' });
    await fill(dialog.user);
    await dialog.user.click(screen.getByRole('checkbox'));
    await dialog.user.click(dialog.button('Create account'));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    await waitFor(() => expect(dialog.button('Create account').getAttribute('aria-busy')).toBeNull());
    expect(dialog.notifications).toEqual([]);
    expect(dialog.asked('SessionCreate')).toEqual([]);
  });

  it('“Failed registration: loading stops only.” Where the server gives no reason', async () => {
    const dialog = await openDialog({ AccountCreate: { accountCreate: refused } }, { view: 'signup' });
    await fill(dialog.user);
    await dialog.user.click(screen.getByRole('checkbox'));
    await dialog.user.click(dialog.button('Create account'));
    await waitFor(() => expect(dialog.asked('AccountCreate')).toHaveLength(1));
    await waitFor(() => expect(dialog.button('Create account').getAttribute('aria-busy')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(dialog.notifications).toEqual([]);
  });

  it('keeps the typed e-mail when the tabs change', async () => {
    const { user, button } = await openDialog();
    await user.type(email(), 'ada@example.com');
    await user.click(button('Send me a 6-digit code'));
    await user.click(screen.getByRole('tab', { name: 'Register' }));
    expect(email()).toHaveProperty('value', 'ada@example.com');
  });
});

describe('Recovery', () => {
  it('asks for a link and says so without telling whether there is an account', async () => {
    const { user, button, asked, greeting } = await openDialog();
    await user.click(button('Forgot your password?'));
    await user.type(email(), 'ada@example.com');
    await user.click(button('Send the link'));
    await waitFor(() => expect(greeting()).toBe('Check your mail.'));
    expect(asked('AccountForgotPassword')).toEqual([{ email: 'ada@example.com' }]);
    await user.click(button('Back to login'));
    expect(email()).toHaveProperty('value', 'ada@example.com');
    expect(button('Login')).toBeTruthy();
  });
});

describe('Connexion/Inscription', () => {
  it('speaks French', async () => {
    const { user } = await openDialog(welcoming, { view: 'signup' }, 'fr');
    expect(screen.getByRole('dialog', { name: 'Connexion/Inscription' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Créer mon compte' }));
    expect(screen.getByText('E-mail non valide')).toBeTruthy();
    expect(screen.getByText('Vous devez accepter les conditions générales')).toBeTruthy();
  });
});
