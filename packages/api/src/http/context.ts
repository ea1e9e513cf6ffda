import type { Logger } from 'pino';
import type { Config } from '#api/platform/config.ts';
import type { Db } from '#api/platform/db/database.ts';
import type { ImageService } from '#api/platform/images/image-service.ts';
import type { Storage } from '#api/platform/storage/storage.ts';
import type { CookieWriter } from './cookies.ts';
import type { Locale } from '#api/platform/locale.ts';

/** What the whole process shares. */
export type Services = {
  readonly db: Db;
  readonly config: Config;
  readonly log: Logger;
  /** Everything that is kept as a file: originals and renditions of images, uploads, documents. */
  readonly storage: Storage;
  readonly images: ImageService;
  /** Signs CSRF tokens, bot challenges and codes. */
  readonly secret: string;
};

/** The visitor's session. Without a cookie there is none until something must be remembered (`ensureSession`). */
export type Session = {
  readonly id: string | null;
  readonly accountId: string | null;
  readonly isAdmin: boolean;
  /** The admin who acts as `accountId`. */
  readonly impersonatorId: string | null;
};

/** The rights of the signed-in account. */
export type Viewer = {
  readonly id: string;
  readonly isAdmin: boolean;
  readonly isPrivateSeller: boolean;
  readonly isProfessionalSeller: boolean;
  readonly canUseStripeTerminal: boolean;
  readonly canUseManualPayment: boolean;
  readonly canManageShippingMethods: boolean;
};

/** What a resolver knows about the request it serves. */
export type RequestContext = Services & {
  /** Changes when the request signs in or out. */
  session: Session;
  viewer: Viewer | null;
  readonly locale: Locale;
  readonly requestId: string;
  /** Address of the visitor, as far as trusted proxies tell it. */
  readonly clientAddress: string;
  readonly userAgent: string | null;
  readonly cookies: CookieWriter;
  /** Whether the CSRF token of the request is right; mutations are refused without. */
  readonly csrfOk: boolean;
  /** The session's id; begins an anonymous session, with its cookie, when there is none. */
  readonly ensureSession: () => Promise<string>;
  /** Makes a value once a request, whoever asks for it. */
  readonly memo: <T>(key: string, make: () => Promise<T>) => Promise<T>;
};
