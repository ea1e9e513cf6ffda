/** Serialises data for a script element; no text in it can close the element. */
export const scriptText = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/** Structured data for search engines. Renders a `<script type="application/ld+json">`. */
export function JsonLd({ data }: { readonly data: unknown }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(data) }} />;
}
