import { expect, it } from '@jest/globals';
import { newSecret, signMessage } from './signature.ts';

// The first is the example of the specification, the second that of its libraries.
it.each([
  [
    'whsec_plJ3nmyCDGBKInavdOK15jsl',
    'msg_loFOjxBNrRLzqYUf',
    1_731_705_121,
    '{"event_type":"ping","data":{"success":true}}',
    'v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=',
  ],
  [
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    1_614_265_330,
    '{"test": 2432232314}',
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  ],
])('signs as Standard Webhooks does: %s', (secret, id, seconds, body, signature) => {
  const headers = signMessage([secret], id, new Date(seconds * 1_000), body);
  expect(headers).toEqual({
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signature,
  });
});

it('signs with every secret that is valid, and makes a new one each time', () => {
  const secrets = [newSecret(), newSecret()];
  expect(secrets[0]).toMatch(/^whsec_[\w+/]{43}=$/);
  const both = signMessage(secrets, 'evt_1', new Date(), '{}')['webhook-signature'].split(' ');
  const alone = secrets.map((secret) => signMessage([secret], 'evt_1', new Date(), '{}')['webhook-signature']);
  expect(both).toEqual(alone);
  expect(new Set(both).size).toBe(2);
});
