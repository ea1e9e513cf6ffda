import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

/** The shortest head for a size, as authenticators write it. */
function cborHead(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([major * 32 + size]);
  return size < 256
    ? Buffer.from([major * 32 + 24, size])
    : Buffer.from([major * 32 + 25, Math.floor(size / 256), size % 256]);
}
const cborText = (text: string): Buffer => Buffer.concat([cborHead(3, Buffer.byteLength(text)), Buffer.from(text)]);
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborInt = (value: number): Buffer => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value));
const cborMap = (...pairs: (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([cborHead(5, pairs.length), ...pairs.flat()]);

/** What the API asks an authenticator, as far as this one looks at it. */
export type Asked = { readonly challenge: string; readonly rpId?: string; readonly rp?: { readonly id: string } };

/** What a test may let an authenticator do wrong. */
export type Faults = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
};

/** An authenticator in software: one ES256 key that makes passkeys and signs as a telephone would. */
export class SoftwareAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(16);
  #counter = 0;
  #userHandle = '';

  #clientData(type: string, { challenge }: Asked, { origin = 'http://localhost:3000' }: Faults): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #data(asked: Asked, attested: Buffer, { rpId, isVerified = true, counter }: Faults): Buffer {
    this.#counter = counter ?? this.#counter + 1;
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(this.#counter, 1);
    return Buffer.concat([sha256(rpId ?? asked.rpId ?? asked.rp?.id ?? ''), head, attested]);
  }

  #answer(response: object): string {
    const id = this.#id.toString('base64url');
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }

  /** Answers `passkeyBegin` as a browser would. */
  make(options: string, faults: Faults = {}): string {
    const asked: Asked & { user: { id: string } } = JSON.parse(options);
    this.#userHandle = asked.user.id;
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const coordinate = (text: string): Buffer => cborBytes(Buffer.from(text, 'base64url'));
    const publicKey = cborMap(
      [cborInt(1), cborInt(2)],
      [cborInt(3), cborInt(-7)],
      [cborInt(-1), cborInt(1)],
      [cborInt(-2), coordinate(x)],
      [cborInt(-3), coordinate(y)],
    );
    const idLength = Buffer.from([0, this.#id.length]);
    const authData = this.#data(asked, Buffer.concat([Buffer.alloc(16), idLength, this.#id, publicKey]), faults);
    const attestation = cborMap(
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap()],
      [cborText('authData'), cborBytes(authData)],
    );
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', asked, faults).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Answers `sessionAskForPasskey` or `passkeyAskForProof` as a browser would. */
  sign(options: string, faults: Faults = {}): string {
    const asked: Asked = JSON.parse(options);
    const data = this.#data(asked, Buffer.alloc(0), faults);
    const clientData = this.#clientData('webauthn.get', asked, faults);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(clientData)]))
      .sign(this.#keys.privateKey);
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: faults.userHandle ?? this.#userHandle,
    });
  }
}
