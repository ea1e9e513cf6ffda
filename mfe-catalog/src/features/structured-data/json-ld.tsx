/** Data as the text of a script element: no text in it can end the element. */
export const scriptText = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/** Data for search engines in the words of schema.org. Renders a `<script>` that nothing runs. */
export function JsonLd({ data }: { readonly data: unknown }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(data) }} />;
}
