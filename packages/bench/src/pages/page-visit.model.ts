import { countJsHops, type RequestLink } from './js-hops.model.ts';

/** What one page view took over the wire. */
export interface PageWeight {
  /** Bytes as transferred, headers included, by kind of resource. */
  readonly bytes: { html: number; js: number; images: number; fonts: number; other: number };
  readonly requests: number;
  readonly jsHops: number;
}

type Kind = keyof PageWeight['bytes'];

/** The messages of the browser's Network domain that are read here. */
export interface NetworkMessage {
  readonly method: string;
  readonly params: unknown;
}

interface RequestSent {
  readonly requestId: string;
  readonly type?: string;
  readonly request: { readonly url: string };
  readonly initiator: {
    readonly url?: string;
    readonly stack?: { readonly callFrames: readonly { readonly url: string }[] };
  };
}

interface LoadingFinished {
  readonly requestId: string;
  readonly encodedDataLength: number;
}

const KINDS: Readonly<Record<string, Kind>> = { Document: 'html', Script: 'js', Image: 'images', Font: 'fonts' };
const isScriptUrl = (url: string): boolean => /\.m?js(\?|$)/.test(url);

function isRequestSent(message: NetworkMessage): message is { method: string; params: RequestSent } {
  return message.method === 'Network.requestWillBeSent';
}

function isLoadingFinished(message: NetworkMessage): message is { method: string; params: LoadingFinished } {
  return message.method === 'Network.loadingFinished';
}

/** Weighs a page view by the browser's own log of it. Only requests over HTTP count; a redirect counts once. */
export function weighVisit(log: readonly NetworkMessage[]): PageWeight {
  const kinds = new Map<string, Kind>();
  const sizes = new Map<string, number>();
  const links: RequestLink[] = [];
  for (const message of log) {
    if (isRequestSent(message)) {
      const { requestId, request, type, initiator } = message.params;
      if (!request.url.startsWith('http')) continue;
      const isScript = type === 'Script' || isScriptUrl(request.url);
      kinds.set(requestId, isScript ? 'js' : (KINDS[type ?? ''] ?? 'other'));
      links.push({ url: request.url, isScript, initiator: initiator.stack?.callFrames.at(0)?.url ?? initiator.url });
    } else if (isLoadingFinished(message)) {
      sizes.set(message.params.requestId, message.params.encodedDataLength);
    }
  }
  const bytes: Record<Kind, number> = { html: 0, js: 0, images: 0, fonts: 0, other: 0 };
  for (const [id, kind] of kinds) bytes[kind] += sizes.get(id) ?? 0;
  return { bytes, requests: kinds.size, jsHops: countJsHops(links) };
}
