const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text for XML's contents and attributes; characters that XML cannot hold at all are left out. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** An element with a text in it. */
export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
