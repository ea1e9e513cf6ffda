import type { ActorContext, ClientInfo, Principal } from '#api/platform/actor-context.ts';
import type { Services } from '#api/platform/services.ts';

/** What a resolver knows about the request it serves. Domain functions get `actor`, and what else they need by name. */
export type GraphQLContext = Services &
  ClientInfo & {
    /** Who asks, in which language and when. Replaced when the request begins a session, signs in or signs out. */
    actor: ActorContext;
    /** Whether the CSRF token of the request is right; mutations are refused without. */
    readonly csrfOk: boolean;
    /** Whether the shell asks for a page that it renders; it limits that itself. */
    readonly isFromShell: boolean;
    /** What shows a draft of the shop's texts in place of what is published, as the shell passes it on. */
    readonly previewKey: string | undefined;
    /** The session's id; begins an anonymous session, with its cookie, when there is none. `actor` has it afterwards. */
    readonly ensureSession: () => Promise<string>;
    /** Puts a new session into the visitor's cookies and into `actor`, as after signing in. */
    readonly openSession: (token: string, principal: Principal) => void;
    /** Puts the id of a known device into the visitor's cookies, as after signing in. */
    readonly keepDevice: (deviceId: string) => void;
    /** Token of a sign-in that this browser has not finished; null for a browser that has begun none. */
    readonly signInToken: string | null;
    /** Puts such a token into the visitor's cookies for ten minutes; null takes it away. */
    readonly keepSignInToken: (token: string | null) => void;
    /** What this browser keeps of the plain forms of the checkout, sealed; undefined where it keeps nothing. */
    readonly checkoutMemory: string | undefined;
    /** Lets the browser keep that for two hours; null takes it away. */
    readonly keepCheckoutMemory: (sealed: string | null) => void;
    /** What this browser keeps of a plain form that was refused, sealed; undefined where it keeps nothing. */
    readonly formMemory: string | undefined;
    /** Lets the browser keep that for two hours; null takes it away. */
    readonly keepFormMemory: (sealed: string | null) => void;
    /** Puts a session in which an administrator acts as a member into the cookies, beside the administrator's own. */
    readonly beginActing: (token: string, principal: Principal, expiresAt: Date) => void;
    /** Gives the browser back to the administrator who acted as a member. */
    readonly endActing: () => Promise<void>;
    /** Takes the session out of the visitor's cookies and out of `actor`, as after signing out. */
    readonly closeSession: () => void;
    /** Makes a value once per request. A key belongs to one maker; start it with the module's name. */
    readonly memo: <T>(key: string, make: () => Promise<T>) => Promise<T>;
  };
