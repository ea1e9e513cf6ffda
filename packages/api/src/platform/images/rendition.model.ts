import type { Backdrop } from './backdrop.ts';

/** Widths in which every image is served, in pixels. */
export const widths = [160, 320, 480, 640, 960, 1280, 1920] as const;
export type Width = (typeof widths)[number];

export const formats = ['avif', 'webp', 'png', 'jpeg'] as const;
export type Format = (typeof formats)[number];

/** One size and format of an image. */
export type Rendition = { width: Width; format: Format };

/** One image to render, in one or more renditions. */
export type RenderJob = {
  id: string;
  /** The stored original: a drawing, an SVG, plain or compressed by gzip, or a photograph, a JPEG. */
  original: Uint8Array;
  backdrop: Backdrop;
  /** Id of the view of the drawing to show; the whole drawing without one. */
  frame?: string | undefined;
  renditions: readonly Rendition[];
};

/** What the render process answers: the bytes of every rendition, in the order of the job, or why there are none. */
export type RenderResult = { ok: true; files: Uint8Array[] } | { ok: false; message: string };

const TYPES: readonly [Format, RegExp][] = [
  ['avif', /image\/avif(?!\s*;\s*q=0(\.0*)?\s*(,|$))/],
  ['webp', /image\/webp(?!\s*;\s*q=0(\.0*)?\s*(,|$))/],
];

/**
 * The best format that a client takes: AVIF, WebP, then JPEG, which every client shows; PNG for clients that name it and
 * neither JPEG nor a wildcard. All but JPEG keep the transparent background.
 */
export function chooseFormat(accept: string | undefined): Format {
  const header = (accept ?? '').slice(0, 500).toLowerCase();
  const modern = TYPES.find(([, pattern]) => pattern.test(header));
  if (modern) return modern[0];
  return header.includes('image/png') && !/image\/jpeg|image\/\*|\*\/\*/.test(header) ? 'png' : 'jpeg';
}

/** Reads one of the served widths, or gives undefined. */
export function readWidth(text: string): Width | undefined {
  return widths.find((width) => String(width) === text);
}

/** Where the storage keeps all renditions of an image. */
export function renditionFolder(id: string): string {
  return `images/${id}/`;
}

/** Where the storage keeps a rendition of an image. */
export function renditionKey(id: string, { width, format }: Rendition): string {
  return `${renditionFolder(id)}${width}.${format}`;
}
